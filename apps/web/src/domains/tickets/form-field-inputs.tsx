import {
  choiceKinds,
  ticketTypeLimits as limits,
  ticketFieldKindLabels,
  ticketFormulaLabels,
  ticketPartyLabels,
} from '@muster/contract/domains/tickets/ticket-types.constants.ts';
import { ticketFieldLabels as labels } from '@muster/contract/domains/tickets/ticket-types.schemas.ts';
import { useWatch } from 'react-hook-form';
import { CheckListField } from '../../platform/form/check-list-field.tsx';
import { CheckboxField } from '../../platform/form/checkbox-field.tsx';
import { labelledChoices } from '../../platform/form/labelled-choices.ts';
import { SelectField } from '../../platform/form/select-field.tsx';
import { TextAreaField } from '../../platform/form/text-area-field.tsx';
import { TextField } from '../../platform/form/text-field.tsx';
import { FieldConditionInputs } from './field-condition-inputs.tsx';
import type { TicketTypeValues } from './ticket-type-values.ts';

type Values = TicketTypeValues;

/** What a field asks, when it is shown, and to whom. */
export function FormFieldInputs({ index }: { readonly index: number }) {
  const name = `fields.${index}` as const;
  const kind = useWatch<Values, `${typeof name}.kind`>({ name: `${name}.kind` });
  const isComputed = kind === 'computed';
  return (
    <>
      <TextField<Values> name={`${name}.label`} label={labels.label} required maxLength={limits.label} />
      <SelectField<Values>
        name={`${name}.kind`}
        label={labels.kind}
        required
        options={labelledChoices(ticketFieldKindLabels)}
      />
      {kind !== null && choiceKinds.includes(kind) ? (
        <TextAreaField<Values>
          name={`${name}.options`}
          label={labels.options}
          helper="One on each line."
          required
          wide
          rows={4}
        />
      ) : null}
      {isComputed ? (
        <SelectField<Values>
          name={`${name}.formula`}
          label={labels.formula}
          required
          options={labelledChoices(ticketFormulaLabels)}
        />
      ) : null}
      <TextField<Values> name={`${name}.helper`} label={labels.helper} wide maxLength={limits.helper} />
      <FieldConditionInputs index={index} />
      <CheckListField<Values>
        name={`${name}.seen_by`}
        label={labels.seen_by}
        required
        texts
        options={labelledChoices(ticketPartyLabels)}
      />
      {isComputed ? null : (
        <CheckListField<Values>
          name={`${name}.edited_by`}
          label={labels.edited_by}
          required
          texts
          options={labelledChoices(ticketPartyLabels)}
        />
      )}
      {isComputed ? null : (
        <CheckboxField<Values>
          name={`${name}.is_required`}
          label={labels.is_required}
          helper="Only while the field is shown."
          wide
        />
      )}
    </>
  );
}
