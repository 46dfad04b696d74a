import type { TicketFilingForm } from '@muster/contract/domains/tickets/ticket-filing.calls.ts';
import type { TicketField } from '@muster/contract/domains/tickets/ticket-form.ts';
import type { TicketFieldKind } from '@muster/contract/domains/tickets/ticket-types.constants.ts';
import type { FieldValues } from 'react-hook-form';
import type { FormFieldProps } from '../../../platform/form/form-field.ts';
import { SelectField } from '../../../platform/form/select-field.tsx';
import { formatDay } from '../../../platform/format/dates.ts';
import { ReadOnlyField } from '../../../ui/field/read-only-field.tsx';
import { type AnswerInput, type Answers, inputOf, plainInputs } from '../plain-answers.tsx';
import { FilesField, type FormFiles } from './files-field.tsx';
import { PersonField } from './person-field.tsx';

/** One field of the form of a ticket that is filed. What the portal fills in is only shown. */
export function AnswerField({ field, form, files }: AnswerFieldProps) {
  const { label, kind, helper, edited_by, key, formula } = field;
  if (!edited_by.includes('requester')) {
    const text = form.computed[key];
    // Nobody has answered before it is filed.
    if (formula === 'leave_answer') return null;
    if (formula === 'leave_approver')
      return <ReadOnlyField label={label} helper={helper} value="Shown once you submit" />;
    const value = text !== undefined && formula === 'filed_on' ? formatDay(text) : text;
    return kind === 'computed' ? <ReadOnlyField label={label} helper={helper} value={value} /> : null;
  }
  return inputsOf(form, files)[kind](inputOf(field, 'details.'), field);
}

interface AnswerFieldProps {
  readonly field: TicketField;
  readonly form: TicketFilingForm;
  readonly files: FormFiles;
}

function inputsOf({ choices, names_employees: namesEmployees }: TicketFilingForm, files: FormFiles) {
  const among =
    (options: readonly { readonly id: number; readonly name: string }[]): AnswerInput =>
    (input) => (
      <SelectField<Answers>
        {...input}
        numeric
        options={options.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
    );
  return {
    ...plainInputs,
    employee: (input) => <EmployeeAnswer input={input} isAllowed={namesEmployees} />,
    team_lead: among(choices.team_lead),
    approver: among(choices.approver),
    leave_type: among(choices.leave_type),
    file: ({ label, helper, required }, { key }) => (
      <FilesField fieldKey={key} label={label} helper={helper} required={required} files={files} />
    ),
  } satisfies Record<TicketFieldKind, AnswerInput>;
}

function EmployeeAnswer({ input, isAllowed }: EmployeeAnswerProps) {
  if (isAllowed) return <PersonField<FieldValues> {...input} />;
  return (
    <ReadOnlyField
      label={input.label}
      value={null}
      helper="To name an employee you need the right 'can read employees'."
    />
  );
}

interface EmployeeAnswerProps {
  readonly input: FormFieldProps<Answers>;
  readonly isAllowed: boolean;
}
