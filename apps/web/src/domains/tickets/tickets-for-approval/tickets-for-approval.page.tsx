import { counted } from '@muster/contract/counted.ts';
import type { TicketToApprove } from '@muster/contract/domains/tickets/ticket-approval-columns.ts';
import { IconCheck } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { ticketApprovalsEndpoints as calls } from '../../../platform/api/endpoints/ticket-approvals.generated.ts';
import { useDecisions } from '../../../platform/feedback/decisions.ts';
import { showProblem } from '../../../platform/feedback/show-problem.ts';
import { showErrorList, showSuccess } from '../../../platform/feedback/toasts.ts';
import type { KeyGroup } from '../../../platform/keys/screen-keys.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { DataTable } from '../../../platform/table/data-table.tsx';
import type { QuickViewState } from '../../../platform/table/row-look.ts';
import { useListScope } from '../../../platform/table/use-list-scope.ts';
import { useRecordList } from '../../../platform/table/use-record-list.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Kbd } from '../../../ui/kbd/kbd.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { RequestViewSwitch } from '../../approvals/index.ts';
import { refreshTicketApprovals } from '../ticket-approvals.queries.ts';
import { decidedTicketColumns, waitingTicketColumnsFor } from './ticket-approval-looks.tsx';

const ApprovalQuickView = lazyPanel(() => import('./approval-quick-view.tsx').then((part) => part.ApprovalQuickView));
const RejectTicketDialog = lazyPanel(() =>
  import('../reject-ticket-dialog.tsx').then((part) => part.RejectTicketDialog),
);

const refreshed = [calls.list];

/** `/tickets-for-approval`: tickets that wait for the viewer, or with `?show=decided` those that were decided. */
export function TicketsForApprovalPage() {
  const queries = useQueryClient();
  const decisions = useDecisions();
  const { open: askWhy, panel: rejecting } = useLazyPanel((ticket: TicketToApprove, state) => (
    <RejectTicketDialog ticket={ticket} {...state} />
  ));
  const [{ show }, change] = useListScope(['show']);
  const view = show === 'decided' ? 'decided' : 'waiting';
  const columns = useMemo(
    () => (view === 'waiting' ? waitingTicketColumnsFor(askWhy) : decidedTicketColumns),
    [view, askWhy],
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
  const isWaiting = view === 'waiting';
  /** Null while no ticket is open beside the list. */
  const beside = useRef<QuickViewState | null>(null);
  const approve = async (rows: readonly TicketToApprove[]) => {
    const decidable = rows.filter(mayDecide);
    if (decidable.length === 0 || decisions.areHeld()) return;
    const isOpenOne = list.selection.count === 0;
    list.selection.clear();
    try {
      const body = { ids: decidable.map(({ id }) => id) };
      const { decided, refused } = await decisions.send(() => callApi(calls.approveSeveral, { body }));
      const only = decidable.length === 1 ? decidable[0]?.number : undefined;
      if (decided > 0) showSuccess(`You approved ${only ?? counted(decided, 'ticket')}.`);
      const reasons = refused.map(({ number, reason }) => `${number}: ${reason}`);
      if (reasons.length > 0) showErrorList('Some tickets were not approved', reasons);
      else if (isOpenOne) (beside.current?.onNext ?? beside.current?.onClose)?.();
    } catch (problem) {
      showProblem(problem);
    }
    await refreshTicketApprovals(queries);
  };
  /** Each ticket needs a reason of its own. */
  const reject = ([ticket, ...others]: readonly TicketToApprove[]) => {
    if (ticket && others.length === 0 && mayDecide(ticket) && !decisions.areHeld()) askWhy(ticket);
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
        quickView={(ticket, state) => (
          <ApprovalQuickView
            key={ticket.id}
            ticket={ticket}
            onReject={askWhy}
            onState={(next) => {
              beside.current = next;
            }}
            {...state}
          />
        )}
        searchPlaceholder="Search: Number, Subject, Requester, Client, Type"
        filters={
          <RequestViewSwitch
            label="Tickets for approval"
            view={view}
            onChange={(next) => change({ show: next === 'decided' ? next : null })}
          />
        }
        {...(isWaiting && {
          bulk: {
            actions: ({ rows }: { readonly rows: readonly TicketToApprove[] }) =>
              rows.some(mayDecide) ? (
                <Button tone="primary" trailing={<Kbd>A</Kbd>} onClick={() => void approve(rows)}>
                  Approve
                </Button>
              ) : null,
          },
          rowKeys: {
            group: decisionKeys,
            acts: { a: (rows: readonly TicketToApprove[]) => void approve(rows), r: reject },
          },
        })}
        empty={{
          icon: <IconCheck aria-hidden="true" />,
          title: view === 'waiting' ? 'No ticket waits for your approval.' : 'No ticket was decided yet.',
        }}
      />
      {rejecting}
    </Page>
  );
}

const mayDecide = ({ may_decide }: TicketToApprove) => may_decide;

const decisionKeys: KeyGroup = {
  title: 'Tickets to decide',
  lines: [
    { keys: ['A'], does: 'Approve the row or the selection' },
    { keys: ['R'], does: 'Reject the row' },
  ],
};

const labels = { waiting: 'Tickets to decide', decided: 'Decided tickets' } as const;
