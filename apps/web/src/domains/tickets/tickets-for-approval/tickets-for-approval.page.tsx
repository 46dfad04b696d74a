import { counted } from '@muster/contract/counted.ts';
import type { TicketToApprove } from '@muster/contract/domains/tickets/ticket-approval-columns.ts';
import { IconCheck } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { ticketApprovalsEndpoints as calls } from '../../../platform/api/endpoints/ticket-approvals.generated.ts';
import { showProblem } from '../../../platform/feedback/show-problem.ts';
import { showErrorList, showSuccess } from '../../../platform/feedback/toasts.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { DataTable } from '../../../platform/table/data-table.tsx';
import { useListScope } from '../../../platform/table/use-list-scope.ts';
import { useRecordList } from '../../../platform/table/use-record-list.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { RequestViewSwitch } from '../../approvals/index.ts';
import { refreshTicketApprovals } from '../ticket-approvals.queries.ts';
import { decidedTicketColumns, waitingTicketColumnsFor } from './ticket-approval-looks.tsx';

const DecideTicketDialog = lazyPanel(() =>
  import('../decide-ticket-dialog.tsx').then((part) => part.DecideTicketDialog),
);

const refreshed = [calls.list];

/** `/tickets-for-approval`: tickets that wait for the viewer, or with `?show=decided` those that were decided. */
export function TicketsForApprovalPage() {
  const queries = useQueryClient();
  const { open: review, panel } = useLazyPanel((ticket: TicketToApprove, state) => (
    <DecideTicketDialog ticket={ticket} {...state} />
  ));
  const [{ show }, change] = useListScope(['show']);
  const view = show === 'decided' ? 'decided' : 'waiting';
  const columns = useMemo(
    () => (view === 'waiting' ? waitingTicketColumnsFor(review) : decidedTicketColumns),
    [view, review],
  );
  const list = useRecordList({
    name: 'ticketApprovals',
    query: ({ dt_params }) => ({ ...apiQuery(calls.list, { query: { view, dt_params } }), staleTime: 0 }),
    columns,
  });
  useRefreshOn('tickets.changed', refreshed);
  // Client users hear of what begins and what ceases to wait for them.
  useRefreshOn('needs.changed', refreshed);
  useRefreshOn('notifications.changed', refreshed);
  const approve = async (rows: readonly TicketToApprove[]) => {
    const ids = rows.filter(mayDecide).map(({ id }) => id);
    list.selection.clear();
    try {
      const { decided, refused } = await callApi(calls.approveSeveral, { body: { ids } });
      if (decided > 0) showSuccess(`You approved ${counted(decided, 'ticket')}.`);
      const reasons = refused.map(({ number, reason }) => `${number}: ${reason}`);
      if (reasons.length > 0) showErrorList('Some tickets were not approved', reasons);
    } catch (problem) {
      showProblem(problem);
    }
    await refreshTicketApprovals(queries);
  };
  return (
    <Page fill>
      <PageHeader
        title="Tickets for approval"
        count={list.total}
        text="Work on a ticket begins when it is approved. A rejected ticket is closed."
      />
      <DataTable
        label={labels[view]}
        list={list}
        rowName={({ number, subject }) => `${number}, ${subject}`}
        searchPlaceholder="Search: Number, Subject, Requester, Client, Type"
        filters={
          <RequestViewSwitch
            label="Tickets for approval"
            view={view}
            onChange={(next) => change({ show: next === 'decided' ? next : null })}
          />
        }
        {...(view === 'waiting' && {
          bulk: {
            actions: ({ rows }: { readonly rows: readonly TicketToApprove[] }) =>
              rows.some(mayDecide) ? (
                <Button tone="primary" onClick={() => void approve(rows)}>
                  Approve
                </Button>
              ) : null,
          },
        })}
        empty={{
          icon: <IconCheck aria-hidden="true" />,
          title: view === 'waiting' ? 'No ticket waits for your approval.' : 'No ticket was decided yet.',
        }}
      />
      {panel}
    </Page>
  );
}

const mayDecide = ({ may_decide }: TicketToApprove) => may_decide;

const labels = { waiting: 'Tickets to decide', decided: 'Decided tickets' } as const;
