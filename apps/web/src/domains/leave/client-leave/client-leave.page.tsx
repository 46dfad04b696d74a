import { counted } from '@muster/contract/counted.ts';
import type { ClientLeaveRow } from '@muster/contract/domains/leave/client-leave.calls.ts';
import { leaveRequestStateLabels } from '@muster/contract/domains/leave/leave-requests.constants.ts';
import { leaveClassLabels } from '@muster/contract/domains/leave/leave-types.constants.ts';
import { IconBeach } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { clientLeaveEndpoints } from '../../../platform/api/endpoints/client-leave.generated.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { RecordContent, RecordStack } from '../../../ui/record/record-layout.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { clientDaysText } from '../leave-request-texts.ts';

const DecideClientLeaveDialog = lazyPanel(() =>
  import('./decide-client-leave-dialog.tsx').then((part) => part.DecideClientLeaveDialog),
);

const refreshed = [clientLeaveEndpoints.list];

const columns: readonly PlainColumn<ClientLeaveRow>[] = [
  { header: 'Name', cell: ({ employee }) => employee },
  { header: 'Leave', cell: ({ class: name }) => leaveClassLabels[name] },
  { header: 'Dates', cell: clientDaysText, isUnbroken: true },
  { header: 'Working days', align: 'right', cell: ({ days }) => counted(days, 'day') },
  { header: 'Status', cell: ({ state }) => <StateBadge word={leaveRequestStateLabels[state]} /> },
];

/** `/leave-approvals`: leave of the client's own people, for its approvers. */
export function ClientLeavePage() {
  const list = useQuery({ ...apiQuery(clientLeaveEndpoints.list), staleTime: 0 });
  // A request that reaches the client sends a notification.
  useRefreshOn('notifications.changed', refreshed);
  const deciding = useLazyPanel((row: ClientLeaveRow, state) => <DecideClientLeaveDialog row={row} {...state} />);
  const table = (label: string, rows: readonly ClientLeaveRow[], empty: string) => (
    <PlainTable
      isBroad
      label={label}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      empty={empty}
      actions={(row) =>
        row.may_decide ? (
          <Button
            small
            tone="primary"
            aria-label={`Review the leave of ${row.employee}`}
            onClick={() => deciding.open(row)}
          >
            Review
          </Button>
        ) : null
      }
    />
  );
  return (
    <Page>
      <PageHeader title="Leave approvals" text="Leave that your provider has approved and that needs your decision." />
      <Loaded of={list} thing="leave">
        {({ is_approver: isApprover, waiting, decided }) =>
          isApprover ? (
            <RecordContent>
              <RecordStack>
                <Card title="To approve" note={waiting.length || undefined} flush>
                  {table('Leave to approve', waiting, 'No leave to approve.')}
                </Card>
                <Card title="Decided" flush>
                  {table('Decided leave', decided, 'No decisions yet.')}
                </Card>
              </RecordStack>
            </RecordContent>
          ) : (
            <EmptyState
              icon={<IconBeach aria-hidden="true" />}
              title="You don't approve leave"
              hint="Your company can approve the leave of its people. Ask your account manager to set this up."
            />
          )
        }
      </Loaded>
      {deciding.panel}
    </Page>
  );
}
