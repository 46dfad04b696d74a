import type { LeaveRequest } from '@muster/contract/domains/leave/leave-request-answers.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { leaveRequestsEndpoints } from '../../../platform/api/endpoints/leave-requests.generated.ts';
import { useCreate } from '../../../platform/keys/use-create.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';
import { daysColumn, lengthColumn, stateColumn, typeColumn } from '../leave-request-columns.tsx';
import styles from '../my-leave/my-leave.module.css';
import { useCancelLeave } from '../use-cancel-leave.tsx';

const DecideLeaveDialog = lazyPanel(() => import('./decide-leave-dialog.tsx').then((part) => part.DecideLeaveDialog));
const RequestLeavePanel = lazyPanel(() =>
  import('../leave-request-form/request-leave.panel.tsx').then((part) => part.RequestLeavePanel),
);

const refreshed = [leaveRequestsEndpoints.list];

/** `/leave-requests`: requests that the viewer decides, and the latest decided ones. */
export function LeaveRequestsPage() {
  const requests = useQuery({ ...apiQuery(leaveRequestsEndpoints.list), staleTime: 0 });
  useRefreshOn('leave-requests.changed', refreshed);
  const deciding = useLazyPanel((request: LeaveRequest, state) => <DecideLeaveDialog request={request} {...state} />);
  const requesting = useLazyPanel((_: null, state) => <RequestLeavePanel forOthers {...state} />);
  useCreate({ label: 'Request leave for an employee', create: () => requesting.open(null) });
  const cancelling = useCancelLeave({ isOwn: false });
  return (
    <Page>
      <PageHeader
        title="Leave requests"
        text="Approved leave is taken from the balance and changes schedule, attendance and timesheets."
        actions={
          <Button tone="primary" onClick={() => requesting.open(null)}>
            Request for an employee
          </Button>
        }
      />
      <Loaded of={requests} thing="leave requests">
        {({ waiting, decided }) => (
          <div className={styles.content}>
            <Card title="Pending approval" flush>
              <PlainTable
                isBroad
                label="Leave to decide"
                columns={columns}
                rows={waiting}
                rowId={({ id }) => id}
                empty="No leave request waits for a decision."
                actions={(request) =>
                  request.abilities.decide ? (
                    <Button
                      small
                      aria-label={`Review the leave of ${request.employee.name}`}
                      onClick={() => deciding.open(request)}
                    >
                      Review
                    </Button>
                  ) : null
                }
              />
            </Card>
            <Card title="Decided" flush>
              <PlainTable
                isBroad
                label="Decided leave"
                columns={columns}
                rows={decided}
                rowId={({ id }) => id}
                empty="No leave was decided yet."
                actions={(request) =>
                  request.abilities.cancel ? (
                    <Button
                      small
                      aria-label={`Cancel leave of ${request.employee.name}`}
                      onClick={() => cancelling.cancel(request)}
                    >
                      Cancel leave
                    </Button>
                  ) : null
                }
              />
            </Card>
          </div>
        )}
      </Loaded>
      {deciding.panel}
      {requesting.panel}
      {cancelling.dialog}
    </Page>
  );
}

const columns: readonly PlainColumn<LeaveRequest>[] = [
  {
    header: 'Employee',
    cell: ({ employee, client }) => (
      <>
        {employee.name}
        <SecondLine>{client}</SecondLine>
      </>
    ),
  },
  typeColumn,
  daysColumn,
  lengthColumn,
  stateColumn,
];
