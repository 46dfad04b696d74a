import { mayAccess } from '@muster/contract/access.ts';
import { approvalAccess } from '@muster/contract/domains/approvals/approvals.policy.ts';
import type { SubstituteRow } from '@muster/contract/domains/approvals/substitutes.calls.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../platform/api/call-api.ts';
import { substitutesEndpoints } from '../../../platform/api/endpoints/substitutes.generated.ts';
import { useRemoval } from '../../../platform/feedback/use-removal.tsx';
import { formatDay } from '../../../platform/format/dates.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { Can } from '../../../platform/session/can.tsx';
import { grantsOf, usePageData } from '../../../platform/session/use-session.ts';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { RecordContent } from '../../../ui/record/record-layout.tsx';
import { refreshSubstitutes, substitutesQuery } from '../approvals.queries.ts';

const SubstitutePanel = lazyPanel(() => import('./substitute.panel.tsx').then((part) => part.SubstitutePanel));

const words = {
  planned: 'Scheduled',
  active: 'Active',
  over: 'Ended',
} as const;

const columns: readonly PlainColumn<SubstituteRow>[] = [
  { header: 'Approver', cell: ({ approver }) => approver.name },
  { header: 'Substitute', cell: ({ substitute }) => substitute.name },
  { header: 'First day', cell: ({ first_day }) => formatDay(first_day), isUnbroken: true },
  { header: 'Last day', cell: ({ last_day }) => formatDay(last_day), isUnbroken: true },
  {
    header: 'Status',
    cell: ({ state }) => <StateBadge word={words[state]} />,
  },
];

/** `/approval-substitutes`: who decides for whom. Admins and HR see everybody's. */
export function SubstitutesPage() {
  const list = useQuery(substitutesQuery());
  const seesAll = mayAccess(approvalAccess.allSubstitutes, grantsOf(usePageData()));
  const form = useLazyPanel((_: null, state) => <SubstitutePanel {...state} />);
  const { remove, dialog } = useRemoval({
    thing: 'Substitute',
    texts: ({ approver, substitute }: SubstituteRow) => ({
      title: 'End substitute',
      text: `${substitute.name} can no longer decide for ${approver.name}. Past decisions stay.`,
      confirmLabel: 'End',
      processingLabel: 'Ending...',
      done: 'Substitute has been successfully ended.',
    }),
    send: ({ id }) => callApi(substitutesEndpoints.end, { body: { id } }),
    refresh: refreshSubstitutes,
  });
  return (
    <Page>
      <PageHeader
        title="Substitutes"
        text="While you are away, your substitute decides on the requests that wait for you."
        actions={
          <>
            <Can rule={approvalAccess.policies}>
              <LinkButton to={pathOf('approvalPolicies')}>Approval policies</LinkButton>
            </Can>
            <Button tone="primary" icon={<IconPlus aria-hidden="true" />} onClick={() => form.open(null)}>
              Name substitute
            </Button>
          </>
        }
      />
      <RecordContent>
        <Card title={seesAll ? 'All substitutes' : 'Your substitutes'} flush>
          <Loaded of={list} thing="substitutes">
            {({ data }) => (
              <PlainTable
                label="Substitutes"
                columns={columns}
                rows={data}
                rowId={({ id }) => id}
                empty="No substitutes. Name one before you go on leave."
                actions={(row) =>
                  row.abilities.end ? (
                    <Button small onClick={() => remove(row)} aria-label={`End ${row.substitute.name}`}>
                      End
                    </Button>
                  ) : null
                }
              />
            )}
          </Loaded>
        </Card>
      </RecordContent>
      {dialog}
      {form.panel}
    </Page>
  );
}
