import type { TicketField } from '@muster/contract/domains/tickets/ticket-form.ts';
import { type TicketFieldKind, ticketFormulaLabels } from '@muster/contract/domains/tickets/ticket-types.constants.ts';
import { CheckListField } from '../../platform/form/check-list-field.tsx';
import { SelectField } from '../../platform/form/select-field.tsx';
import { ReadOnlyField } from '../../ui/field/read-only-field.tsx';
import { type AnswerInput, type Answers, inputOf, plainInputs } from './plain-answers.tsx';

/** One field of a form to try. People, leave types and files are examples: the real ones belong to a real ticket. */
export function PreviewField({ field, isEdited }: PreviewFieldProps) {
  const { label, kind, helper } = field;
  if (!isEdited)
    return (
      <ReadOnlyField
        label={label}
        helper={helper}
        value={field.formula ? ticketFormulaLabels[field.formula] : null}
        wide
      />
    );
  return inputs[kind](inputOf(field), field);
}

interface PreviewFieldProps {
  readonly field: TicketField;
  /** Otherwise it is only shown. */
  readonly isEdited: boolean;
}

const example =
  (label: string): AnswerInput =>
  (input) => <SelectField<Answers> {...input} numeric options={[{ value: '1', label }]} />;
const exampleFile = { value: '7d444840-9dc0-41d1-b245-5ffdce74fad2', label: 'example.pdf' };

const inputs: Readonly<Record<TicketFieldKind, AnswerInput>> = {
  ...plainInputs,
  employee: example('Example employee'),
  team_lead: example('Example team lead'),
  approver: example('Example approver'),
  leave_type: example('Example leave type'),
  file: (input) => <CheckListField<Answers> {...input} texts options={[exampleFile]} wide />,
};
