import type { TicketField } from '@muster/contract/domains/tickets/ticket-form.ts';
import {
  ticketDetailLimits as limits,
  type TicketFieldKind,
  ticketFormulaLabels,
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
import { ReadOnlyField } from '../../ui/field/read-only-field.tsx';
import { PreviewDates } from './preview-dates.tsx';

type Answers = Record<string, unknown>;

/** One field of a form to try. People, leave types and files are examples: the real ones belong to a real ticket. */
export function PreviewField({ field, isEdited }: PreviewFieldProps) {
  const { key, label, kind, helper, is_required: required } = field;
  if (!isEdited)
    return (
      <ReadOnlyField
        label={label}
        helper={helper}
        value={field.formula ? ticketFormulaLabels[field.formula] : null}
        wide
      />
    );
  const input: FormFieldProps<Answers> = { name: key, label, required, ...(helper !== null && { helper }) };
  return inputs[kind](input, field);
}

interface PreviewFieldProps {
  readonly field: TicketField;
  /** Otherwise it is only shown. */
  readonly isEdited: boolean;
}

type Input = (input: FormFieldProps<Answers>, field: TicketField) => ReactNode;

const example =
  (label: string): Input =>
  (input) => <SelectField<Answers> {...input} numeric options={[{ value: '1', label }]} />;
const optionsOf = ({ options }: TicketField) => options.map((value) => ({ value, label: value }));
const exampleFile = { value: '7d444840-9dc0-41d1-b245-5ffdce74fad2', label: 'example.pdf' };

const inputs: Readonly<Record<TicketFieldKind, Input>> = {
  text: (input) => <TextField<Answers> {...input} maxLength={limits.text} wide />,
  long_text: (input) => <TextAreaField<Answers> {...input} maxLength={limits.longText} rows={3} wide />,
  date: (input) => <DateField<Answers> {...input} />,
  date_range: (input) => (
    <>
      <DateField<Answers> {...input} name={`${input.name}.from`} label={`${input.label}: first day`} />
      <DateField<Answers> {...input} name={`${input.name}.to`} label={`${input.label}: last day`} helper={undefined} />
    </>
  ),
  dates: (input) => <PreviewDates {...input} />,
  time: (input) => <TimeField<Answers> {...input} />,
  number: (input) => <NumberField<Answers> {...input} />,
  money: (input) => <MoneyField<Answers> {...input} />,
  choice: (input, field) => <SelectField<Answers> {...input} options={optionsOf(field)} />,
  choices: (input, field) => <CheckListField<Answers> {...input} texts options={optionsOf(field)} wide />,
  employee: example('Example employee'),
  team_lead: example('Example team lead'),
  approver: example('Example approver'),
  leave_type: example('Example leave type'),
  file: (input) => <CheckListField<Answers> {...input} texts options={[exampleFile]} wide />,
  computed: () => null,
};
