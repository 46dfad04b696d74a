import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconBriefcase } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { isProblem } from '../../../../platform/api/problem-error.ts';
import { Loaded } from '../../../../platform/record/loaded.tsx';
import { UnknownRecord } from '../../../../platform/record/unknown-record.tsx';
import { Page } from '../../../../ui/page/page.tsx';
import { PageHeader } from '../../../../ui/page/page-header.tsx';
import { RecordContent } from '../../../../ui/record/record-layout.tsx';
import { hireDraftQuery } from '../hire-drafts.queries.ts';
import { stepAddress } from '../hire-steps.ts';

/** `/position/update/:uuid`: opens a draft at the step where it was left. */
export function PositionUpdatePage() {
  const { uuid = '' } = useParams();
  const found = useQuery(hireDraftQuery(uuid));
  if (isProblem(found.error, 'not-found') || isProblem(found.error, 'invalid-input'))
    return (
      <UnknownRecord
        thing="draft"
        icon={<IconBriefcase aria-hidden="true" />}
        list={{ name: 'drafts', to: pathOf('hire') }}
      />
    );
  return (
    <Page>
      <PageHeader title="Update position" />
      <RecordContent>
        <Loaded of={found} thing="draft">
          {({ step }) => <Navigate replace to={stepAddress(step, uuid)} />}
        </Loaded>
      </RecordContent>
    </Page>
  );
}
