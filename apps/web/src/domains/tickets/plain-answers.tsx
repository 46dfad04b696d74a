import type { TicketField } from '@muster/contract/domains/tickets/ticket-form.ts';
import {
  ticketDetailLimits as limits,
  type TicketFieldKind,
} from '@muster/contract/domains/tickets/ticket-types.constants.ts';
import type { ReactNode } from 'react';
import { CheckListField } from '../../platform/form/check-list-field.tsx';
import { DateField } from '../../platform/form/date-field.tsx';
import type { FormFieldProps } from '../../platform/form/form-field.ts';
import { MoneyField } from '../../platform/form/money-field.tsx';
import { NumberField } from '../../platform/form/number-field.tsx';
import { SelectField } from '../../platform/form/select-field.tsx';
import { TextAreaField } from '../../platform/form/text-area-field.tsx';
import { TextField } from '../../platform/form/text-field.tsx';
import { TimeField } from '../../platform/form/time-field.tsx';
import { SeveralDates } from './several-dates.tsx';

/** Answers by key, or below a name of their own. */
export type Answers = Record<string, unknown>;

export type AnswerInput = (input: FormFieldProps<Answers>, field: TicketField) => ReactNode;

/** People, leave types and files depend on whose ticket it is. */
export type ReferenceKind = Extract<TicketFieldKind, 'employee' | 'team_lead' | 'approver' | 'leave_type' | 'file'>;

const optionsOf = ({ options }: TicketField) => options.map((value) => ({ value, label: value }));

/** The inputs of the kinds that ask for the same everywhere. */
export const plainInputs: Readonly<Record<Exclude<TicketFieldKind, ReferenceKind>, AnswerInput>> = {
  text: (input) => <TextField<Answers> {...input} maxLength={limits.text} wide />,
  long_text: (input) => <TextAreaField<Answers> {...input} maxLength={limits.longText} rows={3} wide />,
  date: (input) => <DateField<Answers> {...input} />,
  date_range: (input) => (
    <>
      <DateField<Answers> {...input} name={`${input.name}.from`} label={`${input.label}: first day`} />
      <DateField<Answers> {...input} name={`${input.name}.to`} label={`${input.label}: last day`} helper={undefined} />
    </>
  ),
  dates: (input) => <SeveralDates {...input} />,
  time: (input) => <TimeField<Answers> {...input} />,
  number: (input) => <NumberField<Answers> {...input} />,
  money: (input) => <MoneyField<Answers> {...input} />,
  choice: (input, field) => <SelectField<Answers> {...input} options={optionsOf(field)} />,
  choices: (input, field) => <CheckListField<Answers> {...input} texts options={optionsOf(field)} wide />,
  computed: () => null,
};

/** Label, help text and name of a field's input. */
export const inputOf = ({ key, label, helper, is_required }: TicketField, prefix = ''): FormFieldProps<Answers> => ({
  name: `${prefix}${key}`,
  label,
  required: is_required,
  ...(helper !== null && { helper }),
});
