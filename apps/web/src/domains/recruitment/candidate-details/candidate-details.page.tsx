import type { CandidateRow } from '@muster/contract/domains/recruitment/candidate-answers.ts';
import { candidateAccess } from '@muster/contract/domains/recruitment/candidates.policy.ts';
import { candidateLabels } from '@muster/contract/domains/recruitment/candidates.schemas.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconList, IconPencil } from '@tabler/icons-react';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { RecordAtAddress } from '../../../platform/record/record-at-address.tsx';
import { useMay } from '../../../platform/session/use-session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { DescriptionList } from '../../../ui/description-list/description-list.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { RecordContent, RecordStack } from '../../../ui/record/record-layout.tsx';
import { candidateAnswers, candidateDetailsQuery } from '../candidates.queries.ts';

const CandidatePanel = lazyPanel(() => import('../candidate.panel.tsx').then((part) => part.CandidatePanel));

/** `/candidates/:id`: one candidate. */
export function CandidateDetailsPage() {
  return (
    <RecordAtAddress
      query={candidateDetailsQuery}
      nameOf={({ name }) => name}
      thing="candidate"
      icon={<IconList aria-hidden="true" />}
      list={{ name: 'candidates', to: pathOf('candidates') }}
    >
      {(record) => <CandidateRecord record={record} />}
    </RecordAtAddress>
  );
}

function CandidateRecord({ record }: { readonly record: CandidateRow }) {
  const form = useLazyPanel((subject: CandidateRow, state) => <CandidatePanel subject={subject} {...state} />);
  useRefreshOn('candidates.changed', candidateAnswers, { isWanted: ({ id }) => id === record.id });
  const mayChange = useMay(candidateAccess.change);
  return (
    <Page>
      <PageHeader
        title={record.name}
        actions={
          mayChange ? (
            <Button tone="primary" icon={<IconPencil aria-hidden="true" />} onClick={() => form.open(record)}>
              Update
            </Button>
          ) : null
        }
      />
      <RecordContent>
        <RecordStack>
          <Card title="Candidate">
            <DescriptionList
              // FIELDS: the facts of the record.
              facts={[{ label: candidateLabels.description, value: record.description, wide: true }]}
              columns={2}
            />
          </Card>
        </RecordStack>
      </RecordContent>
      {form.panel}
    </Page>
  );
}
