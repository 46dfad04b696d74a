import { operatorsOf } from '@muster/contract/domains/tickets/ticket-form.rules.ts';
import type { TicketField } from '@muster/contract/domains/tickets/ticket-form.ts';
import {
  bareOperators,
  choiceKinds,
  ticketOperatorLabels,
  ticketTypeLimits,
} from '@muster/contract/domains/tickets/ticket-types.constants.ts';
import { ticketFieldLabels as labels } from '@muster/contract/domains/tickets/ticket-types.schemas.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { NumberField } from '../../platform/form/number-field.tsx';
import { SelectField } from '../../platform/form/select-field.tsx';
import { draftFields, type TicketTypeValues } from './ticket-type-values.ts';

type Values = TicketTypeValues;

/** When a field is shown: by the answer to one of the fields above it. */
export function FieldConditionInputs({ index }: { readonly index: number }) {
  const name = `fields.${index}` as const;
  const { setValue } = useFormContext<Values>();
  const fields = useWatch<Values, 'fields'>({ name: 'fields' });
  const above = draftFields(fields.slice(0, index)).filter(({ kind }) => operatorsOf(kind).length > 0);
  const { condition_field: chosen = null, condition_operator: operator = null } = fields[index] ?? {};
  const source = above.find(({ key }) => key === chosen);
  if (above.length === 0 && chosen === null) return null;
  return (
    <>
      <SelectField<Values>
        name={`${name}.condition_field`}
        label={labels.condition_field}
        helper="Leave empty to show it always."
        placeholder="Always"
        wide
        options={above.map(({ key, label }) => ({ value: key, label }))}
        onChosen={(next) => {
          const field = above.find(({ key }) => key === next);
          setValue(`${name}.condition_operator`, field ? (operatorsOf(field.kind)[0] ?? null) : null);
          setValue(`${name}.condition_value`, null);
        }}
      />
      {source ? (
        <SelectField<Values>
          name={`${name}.condition_operator`}
          label={labels.condition_operator}
          required
          options={operatorsOf(source.kind).map((value) => ({ value, label: ticketOperatorLabels[value] }))}
        />
      ) : null}
      {source && operator !== null && !bareOperators.includes(operator) ? (
        <ComparedValue name={`${name}.condition_value`} source={source} />
      ) : null}
    </>
  );
}

interface ComparedValueProps {
  readonly name: `fields.${number}.condition_value`;
  readonly source: TicketField;
}

function ComparedValue({ name, source }: ComparedValueProps) {
  if (!choiceKinds.includes(source.kind))
    return (
      <NumberField<Values>
        name={name}
        label={labels.condition_value}
        required
        maxLength={ticketTypeLimits.conditionValue}
      />
    );
  const options = source.options.map((value) => ({ value, label: value }));
  return <SelectField<Values> name={name} label={labels.condition_value} required options={options} />;
}
