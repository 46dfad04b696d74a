import { counted } from '@muster/contract/counted.ts';
import { leaveDaysText } from '@muster/contract/domains/leave/leave-minutes.rules.ts';
import type { LeavePolicyPreview } from '@muster/contract/domains/leave/leave-policy-answers.ts';
import { formatDay } from '../../platform/format/dates.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { type PlainColumn, PlainTable } from '../../ui/plain-table/plain-table.tsx';

/** What a policy does to balances. `ofPolicy`: for everybody with the policy, otherwise for one employee. */
export function ChangedBalances({ preview, ofPolicy }: ChangedBalancesProps) {
  const { employees, total, balances, year_end } = preview;
  const whose = ofPolicy ? ` of ${counted(employees, 'employee')} with this policy` : '';
  if (total === 0) return <Notice>{`No balance${whose} changes.`}</Notice>;
  return (
    <>
      <Notice>{`${counted(total, 'balance')}${whose} ${total === 1 ? 'changes' : 'change'}.`}</Notice>
      <PlainTable
        label="Balances that change"
        columns={ofPolicy ? [employee, ...columnsUntil(year_end)] : columnsUntil(year_end)}
        rows={balances}
        rowId={({ employee_id, leave_type_id }) => `${employee_id} ${leave_type_id}`}
        empty="None."
      />
      {balances.length < total ? <p>And {total - balances.length} more.</p> : null}
    </>
  );
}

interface ChangedBalancesProps {
  readonly preview: LeavePolicyPreview;
  readonly ofPolicy: boolean;
}

type Balance = LeavePolicyPreview['balances'][number];

const employee: PlainColumn<Balance> = { header: 'Employee', cell: ({ name }) => name };

const columnsUntil = (yearEnd: string): readonly PlainColumn<Balance>[] => [
  { header: 'Leave type', cell: ({ leave_type }) => leave_type },
  { header: 'Today', align: 'right', cell: ({ today }) => changeText(today) },
  { header: formatDay(yearEnd), align: 'right', cell: ({ year_end }) => changeText(year_end) },
];

const changeText = ({ before, after }: Balance['today']) =>
  before === after ? leaveDaysText(after) : `${leaveDaysText(before)} → ${leaveDaysText(after)}`;
