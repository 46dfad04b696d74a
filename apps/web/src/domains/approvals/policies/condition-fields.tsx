import type { ApprovalField, ApprovalKind } from '@muster/contract/domains/approvals/approval-kind.ts';
import { operatorLabels, stepLabels } from '@muster/contract/domains/approvals/approvals.constants.ts';
import { operatorsOf } from '@muster/contract/domains/approvals/policy-draft.rules.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { NumberField } from '../../../platform/form/number-field.tsx';
import { SelectField } from '../../../platform/form/select-field.tsx';
import type { PolicyFormValues } from './policy-form-values.ts';

/** When a step applies, by the fields that the kind declares. */
export function ConditionFields({ kind, index }: { readonly kind: ApprovalKind; readonly index: number }) {
  const name = `steps.${index}` as const;
  const { setValue } = useFormContext<PolicyFormValues>();
  const chosen = useWatch<PolicyFormValues, `${typeof name}.condition_field`>({ name: `${name}.condition_field` });
  const field = kind.fields.find((one) => one.name === chosen);
  return (
    <>
      <SelectField<PolicyFormValues>
        name={`${name}.condition_field`}
        label={stepLabels.condition_field}
        helper="Leave empty to apply this step to every request."
        options={kind.fields.map(({ name: value, label }) => ({ value, label }))}
        onChosen={(next) => {
          const wanted = kind.fields.find((one) => one.name === next);
          setValue(`${name}.condition_operator`, wanted ? (operatorsOf(wanted)[0] ?? null) : null);
          setValue(`${name}.condition_value`, null);
        }}
        wide
      />
      {field ? (
        <>
          <SelectField<PolicyFormValues>
            name={`${name}.condition_operator`}
            label={stepLabels.condition_operator}
            required
            options={operatorsOf(field).map((value) => ({ value, label: operatorLabels[value] }))}
          />
          <ConditionValue field={field} name={`${name}.condition_value`} />
        </>
      ) : null}
    </>
  );
}

interface ConditionValueProps {
  readonly field: ApprovalField;
  readonly name: `steps.${number}.condition_value`;
}

function ConditionValue({ field, name }: ConditionValueProps) {
  if (field.kind === 'number')
    return <NumberField<PolicyFormValues> name={name} label={stepLabels.condition_value} required />;
  const options = field.kind === 'choice' ? field.options : yesAndNo;
  return <SelectField<PolicyFormValues> name={name} label={stepLabels.condition_value} required options={options} />;
}

const yesAndNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];
