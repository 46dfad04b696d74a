import type { EmployeeDetails } from '@muster/contract/domains/employees/employee-answers.ts';
import {
  type AssignmentKind,
  changeAssignmentBody,
  effectiveDateLabel,
} from '@muster/contract/domains/employees/employee-assignment.schemas.ts';
import { employeeLabels } from '@muster/contract/domains/employees/employees.constants.ts';
import { messages } from '@muster/contract/messages.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { callApi } from '../../../platform/api/call-api.ts';
import { employeeHistoryEndpoints } from '../../../platform/api/endpoints/employee-history.generated.ts';
import { DateField } from '../../../platform/form/date-field.tsx';
import { formCall } from '../../../platform/form/form-call.ts';
import { useLookup } from '../../../platform/form/lookup.ts';
import { RecordDialog } from '../../../platform/form/record-dialog.tsx';
import { SelectField } from '../../../platform/form/select-field.tsx';
import { TextField } from '../../../platform/form/text-field.tsx';
import { useChangeDays } from '../../../platform/form/use-change-days.ts';
import { clientsForEmployees } from '../../clients/index.ts';
import { useShiftChoices } from '../employee-form/use-shift-choices.ts';
import { todayQuery } from '../employees.queries.ts';
import { refreshEmployees } from '../refresh-employees.ts';
import { useReadVersion } from '../use-read-version.ts';
import { AssignmentPreview, type AssignmentValues } from './assignment-preview.tsx';
import { EndedShifts } from './ended-shifts.tsx';

const assignmentFields = { client: 'client_id', position: 'position', shift: 'shift_id' } as const;

const titles: Readonly<Record<AssignmentKind, string>> = {
  client: 'Change client',
  position: 'Change position',
  shift: 'Change shift',
};

/** Another client, position or shift from a day on. Earlier values stay in the history. */
export function AssignmentDialog(props: AssignmentDialogProps) {
  const today = useQuery(todayQuery());
  return today.data ? <Asking {...props} today={today.data.day} /> : null;
}

function Asking({ employee, kind, opened, onClose, today }: AssignmentDialogProps & { readonly today: string }) {
  const queries = useQueryClient();
  const { read, onConflict } = useReadVersion(employee);
  const { save, updating } = messages.employeeForm.button;
  return (
    <RecordDialog<AssignmentValues>
      title={titles[kind]}
      intro="The current one ends the day before. Future dates are scheduled."
      button={{ label: save, processingLabel: updating }}
      opened={opened}
      onClose={onClose}
      values={{
        client_id: employee.client_id,
        shift_id: kind === 'shift' ? employee.shift_id : null,
        position: employee.position,
        effective_date: today,
      }}
      call={formCall({
        schema: changeAssignmentBody,
        bodyOf: (values) => ({
          kind,
          id: employee.id,
          version: read.current,
          effective_date: values.effective_date,
          [assignmentFields[kind]]: values[assignmentFields[kind]],
          ...(kind === 'client' && values.shift_id !== null && { shift_id: values.shift_id }),
        }),
        send: (body) => callApi(employeeHistoryEndpoints.changeAssignment, { body }),
      })}
      thing="employee"
      success={messages.employeeForm.saved}
      onSaved={() => refreshEmployees(queries, 'details')}
      onConflict={onConflict}
    >
      <ValueField kind={kind} />
      <DateField<AssignmentValues>
        name="effective_date"
        label={effectiveDateLabel}
        required
        presets={useChangeDays()}
      />
      {kind === 'client' ? <NewClientShift /> : null}
      <AssignmentPreview employeeId={employee.id} kind={kind} />
      {kind === 'client' ? <EndedShifts employeeId={employee.id} currentClientId={employee.client_id} /> : null}
    </RecordDialog>
  );
}

interface AssignmentDialogProps {
  readonly employee: EmployeeDetails;
  readonly kind: AssignmentKind;
  readonly opened: boolean;
  readonly onClose: () => void;
}

function ValueField({ kind }: { readonly kind: AssignmentKind }) {
  if (kind === 'position') {
    return <TextField<AssignmentValues> name="position" label={employeeLabels.position} required maxLength={100} />;
  }
  return kind === 'client' ? <ClientField /> : <ShiftField label={employeeLabels.shift_id} required />;
}

function ClientField() {
  const { isAllowed, choices } = useLookup(clientsForEmployees);
  const { clientHelper, clientNeedsRight } = messages.employeeForm;
  return (
    <SelectField<AssignmentValues>
      name={assignmentFields.client}
      label={employeeLabels.client_id}
      helper={isAllowed ? clientHelper : clientNeedsRight}
      required
      numeric
      {...choices}
    />
  );
}

/** Shifts of the chosen client and those of the provider. */
function NewClientShift() {
  const client = useWatch<AssignmentValues, 'client_id'>({ name: 'client_id' });
  return (
    <ShiftField label="Shift from then on" client={client} helper="Optional. Own shifts of the current client end." />
  );
}

function ShiftField({ client = null, ...field }: ShiftFieldProps) {
  const choices = useShiftChoices({ client });
  return <SelectField<AssignmentValues> name={assignmentFields.shift} numeric {...field} {...choices} />;
}

interface ShiftFieldProps {
  readonly label: string;
  readonly helper?: string;
  readonly required?: boolean;
  readonly client?: number | null;
}
