import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { isProblem } from '../../../../platform/api/problem-error.ts';
import { Loaded } from '../../../../platform/record/loaded.tsx';
import { LinkButton } from '../../../../ui/button/link-button.tsx';
import { Page } from '../../../../ui/page/page.tsx';
import { PageHeader } from '../../../../ui/page/page-header.tsx';
import { RecordContent } from '../../../../ui/record/record-layout.tsx';
import { EmptyState } from '../../../../ui/state/empty-state.tsx';
import { UnknownPosition } from '../../my-position-details/unknown-position.tsx';
import { myPositionQuery } from '../../my-positions.queries.ts';
import styles from '../hire-form.module.css';

/** `/position/success-positon/:uuid` (spelled so in the specification): the position that a draft became. */
export function PositionSuccessPage() {
  const { uuid = '' } = useParams();
  const found = useQuery(myPositionQuery(uuid));
  if (isProblem(found.error, 'not-found') || isProblem(found.error, 'invalid-input')) return <UnknownPosition />;
  return (
    <Page>
      <PageHeader title="Position published" />
      <RecordContent>
        <Loaded of={found} thing="open position">
          {({ title }) => (
            <EmptyState
              icon={<IconCircleCheck aria-hidden="true" />}
              title={`${title} is open.`}
              hint="Your recruiters are looking for people. We'll notify you when they present the first candidate."
              action={
                <div className={styles.foot}>
                  <LinkButton to={pathOf('availableSchedule')}>Set my availability</LinkButton>
                  <LinkButton tone="primary" to={pathOf('myOpenPositionDetails', { uuid })}>
                    View the position
                  </LinkButton>
                </div>
              }
            />
          )}
        </Loaded>
      </RecordContent>
    </Page>
  );
}
