import { counted, countText } from '@muster/contract/counted.ts';
import type { policiesCalls } from '@muster/contract/domains/approvals/policies.calls.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { callApi } from '../../../platform/api/call-api.ts';
import type { AnswerOf } from '../../../platform/api/endpoint.ts';
import { policiesEndpoints } from '../../../platform/api/endpoints/policies.generated.ts';
import { useRemoval } from '../../../platform/feedback/use-removal.tsx';
import { formatDateTime } from '../../../platform/format/dates.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';
import { RecordContent, RecordStack } from '../../../ui/record/record-layout.tsx';
import { policiesQuery, refreshPolicies } from '../approvals.queries.ts';
import { PolicySteps, policyTitle } from './policy-steps.tsx';
import { StuckRequests } from './stuck-requests.tsx';

type PolicyRow = AnswerOf<(typeof policiesCalls)['list']>['data'][number];

const PolicyNameDialog = lazyPanel(() => import('./policy-name-dialog.tsx').then((part) => part.PolicyNameDialog));

/** `/approval-policies`: who decides each kind of request. */
export function PoliciesPage() {
  const policies = useQuery(policiesQuery());
  const zone = useViewerZone();
  const names = useLazyPanel((policy: NamedPolicy | null, state) => <PolicyNameDialog policy={policy} {...state} />);
  const { remove, dialog } = useRemoval({
    thing: 'Approval policy',
    verb: 'remove',
    texts: ({ name, open_requests: open }: NamedPolicy) => ({
      title: `Remove ${name}?`,
      text: `Ticket types can't choose it any more.${open === 0 ? '' : ` ${counted(open, 'open request')} will still be decided by it.`}`,
      confirmLabel: 'Remove',
      processingLabel: 'Removing...',
      done: `The approval policy ${name} was removed.`,
    }),
    send: ({ id }) => callApi(policiesEndpoints.remove, { body: { id } }),
    refresh: refreshPolicies,
  });
  return (
    <Page>
      <PageHeader
        title="Approval policies"
        text="Who decides each kind of request, and in which order."
        actions={
          <>
            <LinkButton to={pathOf('substitutes')}>Substitutes</LinkButton>
            <Button tone="primary" icon={<IconPlus aria-hidden="true" />} onClick={() => names.open(null)}>
              Add ticket policy
            </Button>
          </>
        }
      />
      <RecordContent>
        <Loaded of={policies} thing="approval policies">
          {({ data, stuck }) => (
            <RecordStack>
              <StuckRequests requests={stuck} zone={zone} />
              <Card flush>
                <PlainTable
                  label="Approval policies"
                  columns={columnsFor(zone)}
                  rows={data}
                  rowId={({ id }) => id}
                  empty="No policies."
                  actions={({ name, ...policy }) =>
                    name === null ? null : (
                      <>
                        <Button small onClick={() => names.open({ ...policy, name })} aria-label={`Rename ${name}`}>
                          Rename
                        </Button>
                        <Button small onClick={() => remove({ ...policy, name })} aria-label={`Remove ${name}`}>
                          Remove
                        </Button>
                      </>
                    )
                  }
                />
              </Card>
            </RecordStack>
          )}
        </Loaded>
      </RecordContent>
      {names.panel}
      {dialog}
    </Page>
  );
}

interface NamedPolicy extends Pick<PolicyRow, 'id' | 'open_requests'> {
  readonly name: string;
}

const columnsFor = (zone: string): readonly PlainColumn<PolicyRow>[] => [
  {
    header: 'Type',
    cell: (policy) => <Link to={pathOf('approvalPolicyDetails', { id: policy.id })}>{policyTitle(policy)}</Link>,
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
    align: 'right',
    cell: ({ open_requests: open }) => (open === 0 ? null : countText(open)),
  },
];

export const publishedText = (
  { published_at, published_by }: Pick<PolicyRow, 'published_at' | 'published_by'>,
  zone: string,
): string => (published_by === null ? 'Built-in' : `${formatDateTime(published_at, zone)} by ${published_by}`);
