import type { LeaveBalance } from '@muster/contract/domains/leave/leave-balance-answers.ts';
import {
  leaveAdjustmentLabels as labels,
  mostReasonCharacters,
} from '@muster/contract/domains/leave/leave-balances.constants.ts';
import { adjustLeaveBody } from '@muster/contract/domains/leave/leave-balances.schemas.ts';
import { leaveDaysText } from '@muster/contract/domains/leave/leave-minutes.rules.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../platform/api/call-api.ts';
import { leaveBalancesEndpoints } from '../../../platform/api/endpoints/leave-balances.generated.ts';
import { DateField } from '../../../platform/form/date-field.tsx';
import { formCall } from '../../../platform/form/form-call.ts';
import { RecordDialog } from '../../../platform/form/record-dialog.tsx';
import { TextAreaField } from '../../../platform/form/text-area-field.tsx';
import { TextField } from '../../../platform/form/text-field.tsx';
import type { PanelProps } from '../../../platform/panel/lazy-panel.tsx';
import { refreshLeaveBalances } from '../leave-balances.queries.ts';

interface Values {
  days: string;
  effective_on: string;
  reason: string;
}

/** Corrects a balance by a number of days, with the reason. */
export function AdjustBalanceDialog({ balance, day, ...dialog }: AdjustBalanceDialogProps) {
  const queries = useQueryClient();
  const { employee_id, leave_type_id } = balance;
  return (
    <RecordDialog<Values>
      {...dialog}
      title={`Adjust ${balance.leave_type} of ${balance.employee.name}`}
      formLabel="Adjust balance"
      intro={`The balance is ${leaveDaysText(balance.minutes)}. The adjustment becomes an entry of the ledger and cannot be edited later.`}
      button={{ label: 'Adjust', processingLabel: 'Adjusting...' }}
      values={{ days: '', effective_on: day, reason: '' }}
      call={formCall({
        schema: adjustLeaveBody,
        bodyOf: (values: Values) => ({ employee_id, leave_type_id, ...values }),
        send: (body) => callApi(leaveBalancesEndpoints.adjust, { body }),
      })}
      thing="leave balance"
      success="Leave balance has been successfully adjusted."
      onSaved={() => refreshLeaveBalances(queries)}
    >
      <TextField<Values>
        name="days"
        label={labels.days}
        required
        maxLength={9}
        autoFocus
        helper="Begin with a minus to take days away, such as -1.5."
      />
      <DateField<Values> name="effective_on" label={labels.effective_on} required />
      <TextAreaField<Values> name="reason" label={labels.reason} required rows={3} maxLength={mostReasonCharacters} />
    </RecordDialog>
  );
}

interface AdjustBalanceDialogProps extends Required<PanelProps> {
  readonly balance: LeaveBalance;
  /** Of the balance that is shown. */
  readonly day: string;
}
