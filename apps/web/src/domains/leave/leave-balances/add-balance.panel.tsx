import {
  leaveAdjustmentLabels as labels,
  mostReasonCharacters,
} from '@muster/contract/domains/leave/leave-balances.constants.ts';
import { adjustLeaveBody } from '@muster/contract/domains/leave/leave-balances.schemas.ts';
import { leaveDaysText } from '@muster/contract/domains/leave/leave-minutes.rules.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { callApi } from '../../../platform/api/call-api.ts';
import { leaveBalancesEndpoints } from '../../../platform/api/endpoints/leave-balances.generated.ts';
import { choiceList } from '../../../platform/form/choice-list.ts';
import { DateField } from '../../../platform/form/date-field.tsx';
import { formCall } from '../../../platform/form/form-call.ts';
import { RecordPanel } from '../../../platform/form/record-panel.tsx';
import { SelectField } from '../../../platform/form/select-field.tsx';
import { TextAreaField } from '../../../platform/form/text-area-field.tsx';
import { TextField } from '../../../platform/form/text-field.tsx';
import type { PanelProps } from '../../../platform/panel/lazy-panel.tsx';
import { FormSection } from '../../../ui/form-layout/form-section.tsx';
import { EmployeeField } from '../employee-field.tsx';
import { refreshLeaveBalances } from '../leave-balances.queries.ts';
import { leaveChoicesQuery } from '../leave-requests.queries.ts';

interface Values {
  employee_id: number | null;
  leave_type_id: number | null;
  days: string;
  effective_on: string;
  reason: string;
}

/** Gives days of a type to an employee who may have no balance of it yet. */
export function AddBalancePanel({ day, ...panel }: AddBalancePanelProps) {
  const queries = useQueryClient();
  return (
    <RecordPanel<Values>
      {...panel}
      mode="create"
      title="Add leave days"
      description="The days become an entry of the ledger, which cannot be edited later."
      values={{ employee_id: null, leave_type_id: null, days: '', effective_on: day, reason: '' }}
      call={formCall({
        schema: adjustLeaveBody,
        bodyOf: (values: Values) => values,
        send: (body) => callApi(leaveBalancesEndpoints.adjust, { body }),
      })}
      thing="leave balance"
      success="Leave balance has been successfully adjusted."
      onSaved={() => refreshLeaveBalances(queries)}
    >
      <FormSection id="days" title="Days">
        <EmployeeField label={labels.employee_id} />
        <TypeField />
        <TextField<Values>
          name="days"
          label={labels.days}
          required
          maxLength={9}
          helper="Begin with a minus to take days away, such as -1.5."
        />
        <DateField<Values> name="effective_on" label={labels.effective_on} required />
        <TextAreaField<Values>
          name="reason"
          label={labels.reason}
          required
          wide
          rows={3}
          maxLength={mostReasonCharacters}
        />
      </FormSection>
    </RecordPanel>
  );
}

function TypeField() {
  const employeeId = useWatch<Values, 'employee_id'>({ name: 'employee_id' });
  const choices = useQuery({ ...leaveChoicesQuery(employeeId), enabled: employeeId !== null });
  return (
    <SelectField<Values>
      name="leave_type_id"
      label={labels.leave_type_id}
      required
      wide
      numeric
      disabled={employeeId === null}
      helper={employeeId === null ? 'Choose the employee first.' : undefined}
      options={(choices.data?.types ?? [])
        .filter(({ is_paid }) => is_paid)
        .map((type) => ({
          value: String(type.leave_type_id),
          label: type.name,
          hint: leaveDaysText(type.balance_minutes),
        }))}
      list={choiceList({ ...choices, isPending: choices.isLoading })}
    />
  );
}

interface AddBalancePanelProps extends Required<PanelProps> {
  /** Of the balances that are shown. */
  readonly day: string;
}
