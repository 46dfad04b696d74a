import type { LeaveRequest } from '@muster/contract/domains/leave/leave-request-answers.ts';
import { IconBeach, IconCalendarCancel, IconPaperclip, IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { leaveRequestsEndpoints } from '../../../platform/api/endpoints/leave-requests.generated.ts';
import { useDecisions } from '../../../platform/feedback/decisions.ts';
import { showProblem } from '../../../platform/feedback/show-problem.ts';
import type { KeyGroup } from '../../../platform/keys/screen-keys.ts';
import { useCreate } from '../../../platform/keys/use-create.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { DataTable } from '../../../platform/table/data-table.tsx';
import type { QuickViewState } from '../../../platform/table/row-look.ts';
import { useListScope } from '../../../platform/table/use-list-scope.ts';
import { useRecordList } from '../../../platform/table/use-record-list.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Kbd } from '../../../ui/kbd/kbd.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { RequestViewSwitch } from '../../approvals/index.ts';
import { approveLeave } from '../approve-leave.ts';
import { documentsAction } from '../leave-documents/leave-document-texts.ts';
import { useLeaveDocuments } from '../leave-documents/use-leave-documents.tsx';
import { requestDaysText } from '../leave-request-texts.ts';
import { refreshLeaveRequests } from '../leave-requests.queries.ts';
import { useCancelLeave } from '../use-cancel-leave.tsx';
import { useRequestLeave } from '../use-request-leave.tsx';
import { decidedLeaveColumns, waitingLeaveColumnsFor } from './leave-list-columns.tsx';

const LeaveQuickView = lazyPanel(() => import('./leave-quick-view.tsx').then((part) => part.LeaveQuickView));
const RejectLeavesDialog = lazyPanel(() =>
  import('./reject-leaves-dialog.tsx').then((part) => part.RejectLeavesDialog),
);
const refreshed = [leaveRequestsEndpoints.list];

/** `/leave-requests`: requests that the viewer decides, or with `?show=decided` the closed ones. */
export function LeaveRequestsPage() {
  const { open: rejectAll, panel: rejecting } = useLazyPanel((requests: readonly LeaveRequest[], state) => (
    <RejectLeavesDialog requests={requests} {...state} />
  ));
  const queries = useQueryClient();
  const decisions = useDecisions();
  const documents = useLeaveDocuments();
  const requesting = useRequestLeave({ forOthers: true });
  useCreate({ label: 'Request leave for an employee', create: requesting.request });
  const { cancel, dialog } = useCancelLeave({ isOwn: false });
  const [{ show }, change] = useListScope(['show']);
  const view = show === 'decided' ? 'decided' : 'waiting';
  const columns = useMemo(
    () => (view === 'waiting' ? waitingLeaveColumnsFor((request) => rejectAll([request])) : decidedLeaveColumns),
    [view, rejectAll],
  );
  const list = useRecordList({
    name: 'leaveRequests',
    query: ({ dt_params }) => ({
      ...apiQuery(leaveRequestsEndpoints.list, { query: { view, dt_params } }),
      staleTime: 0,
    }),
    columns,
  });
  useRefreshOn('leave-requests.changed', refreshed);
  const isWaiting = view === 'waiting';
  /** Null while no request is open beside the list. */
  const beside = useRef<QuickViewState | null>(null);
  const approve = async (rows: readonly LeaveRequest[]) => {
    const decidable = rows.filter(mayDecide);
    if (decidable.length === 0 || decisions.areHeld()) return;
    const isOpenOne = list.selection.count === 0;
    list.selection.clear();
    try {
      await decisions.send(() => approveLeave(queries, decidable));
      if (isOpenOne) (beside.current?.onNext ?? beside.current?.onClose)?.();
    } catch (problem) {
      showProblem(problem);
    }
    await refreshLeaveRequests(queries);
  };
  const reject = (rows: readonly LeaveRequest[]) => {
    const decidable = rows.filter(mayDecide);
    if (decidable.length === 0 || decisions.areHeld()) return;
    list.selection.clear();
    rejectAll(decidable);
  };
  return (
    <Page fill>
      <PageHeader
        title="Leave requests"
        count={list.total}
        text="Approved leave is taken from the balance and changes schedule, attendance and timesheets."
        actions={
          <Button tone="primary" icon={<IconPlus size={16} aria-hidden="true" />} onClick={requesting.request}>
            Request for an employee
          </Button>
        }
      />
      <DataTable
        label={labels[view]}
        list={list}
        rowName={(request) => `${request.employee.name}, ${requestDaysText(request)}`}
        avatar={({ employee }) => <Initials name={employee.name} size={36} />}
        quickView={(request, state) => (
          <LeaveQuickView
            key={request.id}
            request={request}
            onReject={(one) => rejectAll([one])}
            onState={(next) => {
              beside.current = next;
            }}
            {...state}
          />
        )}
        searchPlaceholder="Search: Name, Client, Leave type"
        filters={
          <RequestViewSwitch
            label="Leave requests"
            view={view}
            onChange={(next) => change({ show: next === 'decided' ? next : null })}
          />
        }
        {...(isWaiting && {
          bulk: {
            actions: ({ rows }: { readonly rows: readonly LeaveRequest[] }) =>
              rows.some(mayDecide) ? (
                <>
                  <Button tone="primary" trailing={<Kbd>A</Kbd>} onClick={() => void approve(rows)}>
                    Approve
                  </Button>
                  <Button trailing={<Kbd>R</Kbd>} onClick={() => reject(rows)}>
                    Reject…
                  </Button>
                </>
              ) : null,
          },
          rowKeys: {
            group: decisionKeys,
            acts: { a: (rows: readonly LeaveRequest[]) => void approve(rows), r: reject },
          },
        })}
        rowActions={(request) => [
          ...(documentsAction(request) === null
            ? []
            : [
                {
                  label: 'Documents…',
                  icon: <IconPaperclip aria-hidden="true" />,
                  onSelect: () => documents.openOf(request, { withName: true }),
                },
              ]),
          ...(request.abilities.cancel
            ? [
                {
                  label: 'Cancel leave…',
                  icon: <IconCalendarCancel aria-hidden="true" />,
                  onSelect: () => cancel(request),
                },
              ]
            : []),
        ]}
        empty={{
          icon: <IconBeach aria-hidden="true" />,
          title: view === 'waiting' ? 'No leave request waits for a decision.' : 'No leave was decided yet.',
        }}
      />
      {rejecting}
      {requesting.panel}
      {dialog}
      {documents.panel}
    </Page>
  );
}

const mayDecide = ({ abilities }: LeaveRequest) => abilities.decide;

const decisionKeys: KeyGroup = {
  title: 'Leave to decide',
  lines: [
    { keys: ['A'], does: 'Approve the row or the selection' },
    { keys: ['R'], does: 'Reject the row or the selection' },
  ],
};

const labels = { waiting: 'Leave to decide', decided: 'Decided leave' } as const;
