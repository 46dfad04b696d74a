import { counted } from '@muster/contract/counted.ts';
import type { policiesCalls } from '@muster/contract/domains/approvals/policies.calls.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { AnswerOf } from '../../../platform/api/endpoint.ts';
import { formatDateTime } from '../../../platform/format/dates.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';
import { RecordContent, RecordStack } from '../../../ui/record/record-layout.tsx';
import { policiesQuery } from '../approvals.queries.ts';
import { kindLabel, PolicySteps } from './policy-steps.tsx';
import { StuckRequests } from './stuck-requests.tsx';

type PolicyRow = AnswerOf<(typeof policiesCalls)['list']>['data'][number];

/** `/approval-policies`: who decides each kind of request. */
export function PoliciesPage() {
  const policies = useQuery(policiesQuery());
  const zone = useViewerZone();
  return (
    <Page>
      <PageHeader
        title="Approval policies"
        text="Who decides each kind of request, and in which order."
        actions={<LinkButton to={pathOf('substitutes')}>Substitutes</LinkButton>}
      />
      <RecordContent>
        <Loaded of={policies} thing="approval policies">
          {({ data, stuck }) => (
            <RecordStack>
              <StuckRequests requests={stuck} zone={zone} />
              <Card title="Policies" flush>
                <PlainTable
                  label="Approval policies"
                  columns={columnsFor(zone)}
                  rows={data}
                  rowId={({ id }) => id}
                  empty="No policies."
                />
              </Card>
            </RecordStack>
          )}
        </Loaded>
      </RecordContent>
    </Page>
  );
}

const columnsFor = (zone: string): readonly PlainColumn<PolicyRow>[] => [
  {
    header: 'Type',
    cell: ({ id, kind }) => <Link to={pathOf('approvalPolicyDetails', { id })}>{kindLabel(kind)}</Link>,
  },
  { header: 'Steps', cell: ({ kind, steps }) => <PolicySteps kind={kind} steps={steps} /> },
  {
    header: 'Version',
    cell: ({ version, published_at, published_by }) => (
      <>
        {version}
        <SecondLine>{publishedText({ published_at, published_by }, zone)}</SecondLine>
      </>
    ),
  },
  {
    header: 'Open requests',
    cell: ({ open_requests: open }) => (open === 0 ? null : counted(open, 'request')),
    isUnbroken: true,
  },
];

export const publishedText = (
  { published_at, published_by }: Pick<PolicyRow, 'published_at' | 'published_by'>,
  zone: string,
): string => (published_by === null ? 'Built-in' : `${formatDateTime(published_at, zone)} by ${published_by}`);
