import type { LeaveBalance, LeaveEntry } from '@muster/contract/domains/leave/leave-balance-answers.ts';
import { leaveEntryLabels } from '@muster/contract/domains/leave/leave-balances.constants.ts';
import { leaveDaysOf, leaveDaysText } from '@muster/contract/domains/leave/leave-minutes.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { formatDay } from '../../../platform/format/dates.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { QuickView } from '../../../platform/table/quick-view.tsx';
import type { QuickViewState } from '../../../platform/table/row-look.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';
import { leaveLedgerQuery } from '../leave-balances.queries.ts';

/** The entries behind a balance, beside the list. */
export function LedgerQuickView({ balance, onAdjust, ...state }: LedgerQuickViewProps) {
  const ledger = useQuery(leaveLedgerQuery(balance.employee_id, balance.leave_type_id));
  return (
    <QuickView
      state={state}
      title={balance.employee.name}
      below={`${balance.leave_type} · ${leaveDaysText(balance.minutes)}`}
      avatar={<Initials name={balance.employee.name} size={36} />}
      footer={
        balance.abilities.adjust ? (
          <Button small onClick={() => onAdjust(balance)}>
            Adjust…
          </Button>
        ) : null
      }
    >
      <Loaded of={ledger} thing="ledger">
        {({ entries }) => (
          <PlainTable
            label="Ledger"
            columns={columns}
            rows={entries}
            rowId={({ id }) => String(id)}
            empty="There are no entries yet."
          />
        )}
      </Loaded>
    </QuickView>
  );
}

const columns: readonly PlainColumn<LeaveEntry>[] = [
  {
    header: 'Entry',
    cell: ({ kind, reason, by }) => (
      <>
        {leaveEntryLabels[kind]}
        {by === null ? null : <SecondLine>{by}</SecondLine>}
        {reason === null ? null : <SecondLine>{reason}</SecondLine>}
      </>
    ),
  },
  { header: 'Date', isUnbroken: true, cell: ({ effective_on }) => formatDay(effective_on) },
  { header: 'Days', align: 'right', cell: ({ minutes }) => signed(leaveDaysOf(minutes)) },
  { header: 'Balance', align: 'right', cell: ({ balance }) => leaveDaysOf(balance) },
];

const signed = (days: number) => (days > 0 ? `+${days}` : String(days));

interface LedgerQuickViewProps extends QuickViewState {
  readonly balance: LeaveBalance;
  readonly onAdjust: (balance: LeaveBalance) => void;
}
