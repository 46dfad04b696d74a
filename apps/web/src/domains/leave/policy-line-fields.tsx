import {
  leaveAccrualLabels,
  leaveRoundingLabels,
  leavePolicyLimits as limits,
} from '@muster/contract/domains/leave/leave-policies.constants.ts';
import {
  leaveLineLabels as labels,
  leaveStepLabels as stepLabels,
} from '@muster/contract/domains/leave/leave-policies.schemas.ts';
import { useState } from 'react';
import { useFieldArray, useFormState } from 'react-hook-form';
import { CheckboxField } from '../../platform/form/checkbox-field.tsx';
import { FieldRow, FieldRows } from '../../platform/form/field-rows.tsx';
import { labelledChoices } from '../../platform/form/labelled-choices.ts';
import { NumberField } from '../../platform/form/number-field.tsx';
import { SelectField } from '../../platform/form/select-field.tsx';
import { TextField } from '../../platform/form/text-field.tsx';
import { Button } from '../../ui/button/button.tsx';
import type { ComboOption } from '../../ui/combo-box/combo-option.ts';
import styles from './leave-policy.module.css';
import { type LeavePolicyValues, newPolicyLine } from './leave-policy-values.ts';

type Values = LeavePolicyValues;

/** What the policy credits of each leave type. */
export function PolicyLineFields({ types }: { readonly types: readonly ComboOption[] }) {
  const { fields, append, remove } = useFieldArray<Values, 'lines'>({ name: 'lines' });
  const add = { label: 'Add leave type', onAdd: () => append(newPolicyLine()) };
  return (
    <FieldRows name="lines" more={fields.length < limits.lines ? [add] : []}>
      {fields.map(({ id }, index) => (
        <FieldRow
          key={id}
          legend={`Leave type ${index + 1}`}
          thing={`leave type ${index + 1}`}
          wide
          onRemove={() => remove(index)}
        >
          <LineFields index={index} types={types} />
        </FieldRow>
      ))}
    </FieldRows>
  );
}

interface LineFieldsProps {
  readonly index: number;
  readonly types: readonly ComboOption[];
}

function LineFields({ index, types }: LineFieldsProps) {
  const { errors } = useFormState<Values>();
  const [isOpen, setOpen] = useState(false);
  // A message must not be hidden.
  const isShown = isOpen || errors.lines?.[index] !== undefined;
  return (
    <>
      <SelectField<Values>
        name={`lines.${index}.leave_type_id`}
        label={labels.leave_type_id}
        required
        numeric
        options={types}
      />
      <SelectField<Values>
        name={`lines.${index}.accrual`}
        label={labels.accrual}
        required
        options={labelledChoices(leaveAccrualLabels)}
      />
      <TextField<Values> name={`lines.${index}.yearly_credits`} label={labels.yearly_credits} required maxLength={6} />
      <div className={styles.more}>
        <Button small aria-expanded={isShown} onClick={() => setOpen(!isShown)}>
          {isShown ? 'Fewer rules' : 'More rules'}
        </Button>
      </div>
      {isShown ? <MoreFields index={index} /> : null}
    </>
  );
}

function MoreFields({ index }: Pick<LineFieldsProps, 'index'>) {
  const line = `lines.${index}` as const;
  return (
    <>
      <TextField<Values>
        name={`${line}.carry_credits`}
        label={labels.carry_credits}
        maxLength={6}
        helper="Days. Leave empty to carry everything."
      />
      <NumberField<Values> name={`${line}.carry_months`} label={labels.carry_months} helper="Leave empty for no end." />
      <TextField<Values>
        name={`${line}.cap_credits`}
        label={labels.cap_credits}
        maxLength={6}
        helper="Days. Leave empty for no limit."
      />
      <NumberField<Values>
        name={`${line}.waiting_months`}
        label={labels.waiting_months}
        required
        helper="Nothing is credited before."
      />
      <SelectField<Values>
        name={`${line}.rounding`}
        label={labels.rounding}
        required
        options={labelledChoices(leaveRoundingLabels)}
      />
      <TextField<Values> name={`${line}.negative_credits`} label={labels.negative_credits} required maxLength={6} />
      <div className={styles.whole}>
        <CheckboxField<Values>
          name={`${line}.prorates_joining`}
          label={labels.prorates_joining}
          helper="Otherwise the first period counts whole."
        />
        <CheckboxField<Values>
          name={`${line}.prorates_leaving`}
          label={labels.prorates_leaving}
          helper="Otherwise leave that was credited in advance is kept, and an unfinished period gives nothing."
        />
      </div>
      <div className={styles.whole}>
        <StepRows index={index} />
      </div>
    </>
  );
}

/** Amounts that grow with the years of service. */
function StepRows({ index }: Pick<LineFieldsProps, 'index'>) {
  const name = `lines.${index}.steps` as const;
  const { fields, append, remove } = useFieldArray<Values, typeof name>({ name });
  const add = { label: 'Add years of service', onAdd: () => append({ after_years: null, credits: '' }) };
  return (
    <FieldRows name={name} more={fields.length < limits.steps ? [add] : []}>
      {fields.map(({ id }, at) => (
        <FieldRow
          key={id}
          legend={`${labels.steps} ${at + 1}`}
          thing={`years of service ${at + 1}`}
          onRemove={() => remove(at)}
        >
          <NumberField<Values> name={`${name}.${at}.after_years`} label={stepLabels.after_years} required />
          <TextField<Values> name={`${name}.${at}.credits`} label={stepLabels.credits} required maxLength={6} />
        </FieldRow>
      ))}
    </FieldRows>
  );
}
