import type { LeaveBalance } from '@muster/contract/domains/leave/leave-balance-answers.ts';
import { leaveBalanceColumns } from '@muster/contract/domains/leave/leave-balance-columns.ts';
import { leaveBalanceAccess } from '@muster/contract/domains/leave/leave-balances.policy.ts';
import { leaveDaysText } from '@muster/contract/domains/leave/leave-minutes.rules.ts';
import { messages } from '@muster/contract/messages.ts';
import { isDay } from '@muster/contract/plain-day.ts';
import { homeZone } from '@muster/contract/time.ts';
import { IconAdjustments, IconPlus, IconScale } from '@tabler/icons-react';
import { now } from '../../../platform/clock/clock.ts';
import { dayAt } from '../../../platform/format/dates.ts';
import { useCreate } from '../../../platform/keys/use-create.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { useMay } from '../../../platform/session/use-session.ts';
import { columnsOf } from '../../../platform/table/columns-of.ts';
import { DataTable } from '../../../platform/table/data-table.tsx';
import { NameCell } from '../../../platform/table/name-cell.tsx';
import { useListScope } from '../../../platform/table/use-list-scope.ts';
import { useRecordList } from '../../../platform/table/use-record-list.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { leaveBalanceAnswers, leaveBalancesQuery } from '../leave-balances.queries.ts';
import { LeaveIcon } from '../leave-icon.tsx';
import { AsOfDay } from './as-of-day.tsx';
import { LedgerQuickView } from './ledger-quick-view.tsx';

const AdjustBalanceDialog = lazyPanel(() =>
  import('./adjust-balance-dialog.tsx').then((part) => part.AdjustBalanceDialog),
);

const AddBalancePanel = lazyPanel(() => import('./add-balance.panel.tsx').then((part) => part.AddBalancePanel));

const columnsFor = (isLater: boolean) =>
  columnsOf<LeaveBalance>()(leaveBalanceColumns, {
    'employee.name': {
      width: 230,
      pinned: 'left',
      cell: ({ employee }) => <NameCell name={employee.name} />,
      card: 'title',
      cardCell: ({ employee }) => <NameCell name={employee.name} plain />,
    },
    leave_type: {
      width: 240,
      cell: ({ leave_type, color }) => (
        <>
          <LeaveIcon color={color} inText />
          {leave_type}
        </>
      ),
      card: 'line',
      cardCell: ({ leave_type }) => leave_type,
    },
    days: {
      width: 130,
      card: 'line',
      cardCell: ({ minutes, expected_minutes: expected }) =>
        expected === null ? leaveDaysText(minutes) : `${leaveDaysText(expected)} expected`,
    },
    ...(isLater && { expected_days: { width: 140 } }),
    client: { width: 220, grow: true },
    'employee.position': { width: 160 },
    status: { width: 110 },
  });

const [columns, columnsOfLaterDay] = [columnsFor(false), columnsFor(true)];

const keyOf = ({ employee_id, leave_type_id }: LeaveBalance) => `${employee_id}-${leave_type_id}`;

/** `/employees/leave-balances`: what everybody has left on a day, by type, with the ledger behind each figure. */
export function LeaveBalancesPage() {
  const [scope, change] = useListScope(['as_of']);
  const asOf = scope.as_of !== null && isDay(scope.as_of) ? scope.as_of : null;
  const isLater = asOf !== null && asOf > dayAt(now(), homeZone);
  const list = useRecordList({
    name: 'leaveBalances',
    query: (request) => leaveBalancesQuery(request, asOf),
    columns: isLater ? columnsOfLaterDay : columns,
    rowId: keyOf,
  });
  useRefreshOn('leave-balances.changed', leaveBalanceAnswers);
  const day = asOf ?? list.answer?.as_of ?? null;
  const adjusting = useLazyPanel((balance: LeaveBalance, state) => (
    <AdjustBalanceDialog balance={balance} day={day ?? ''} {...state} />
  ));
  const mayAdjust = useMay(leaveBalanceAccess.adjust);
  const adding = useLazyPanel((_: null, state) => <AddBalancePanel day={day ?? ''} {...state} />);
  useCreate({ label: 'Add leave days', isAllowed: mayAdjust && day !== null, create: () => adding.open(null) });
  return (
    <Page fill>
      <PageHeader
        title="Leave balances"
        count={list.total}
        text={
          isLater
            ? 'Balance: with approved leave until then. Expected: also with what policies credit and let expire, up to two years ahead.'
            : undefined
        }
        actions={
          mayAdjust ? (
            <Button
              tone="primary"
              icon={<IconPlus size={16} aria-hidden="true" />}
              disabled={day === null}
              onClick={() => adding.open(null)}
            >
              Add days
            </Button>
          ) : null
        }
      />
      <DataTable
        label="Leave balances"
        list={list}
        rowName={({ employee, leave_type }) => `${employee.name}, ${leave_type}`}
        avatar={({ employee }) => <Initials name={employee.name} size={36} />}
        searchPlaceholder="Search: Name, Client, Leave type"
        filters={
          day === null ? (
            <Skeleton width={140} height={28} />
          ) : (
            <AsOfDay day={day} onChange={(next) => change({ as_of: next })} />
          )
        }
        quickView={(balance, state) => (
          <LedgerQuickView key={keyOf(balance)} balance={balance} onAdjust={adjusting.open} {...state} />
        )}
        rowActions={(balance) =>
          balance.abilities.adjust
            ? [
                {
                  label: 'Adjust…',
                  icon: <IconAdjustments aria-hidden="true" />,
                  onSelect: () => adjusting.open(balance),
                },
              ]
            : []
        }
        empty={{
          icon: <IconScale aria-hidden="true" />,
          title: messages.toast.noneFound('leave balances'),
          hint: 'Balances appear here when a leave policy credits leave, when credits are imported, or when you add days.',
        }}
      />
      {adjusting.panel}
      {adding.panel}
    </Page>
  );
}
