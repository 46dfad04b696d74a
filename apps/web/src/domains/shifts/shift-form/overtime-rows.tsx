import { overtimeLabels, overtimeOccasions } from '@muster/contract/domains/shifts/shifts.constants.ts';
import { useFieldArray } from 'react-hook-form';
import { CheckboxField } from '../../../platform/form/checkbox-field.tsx';
import { FieldRow, FieldRows } from '../../../platform/form/field-rows.tsx';
import { NumberField } from '../../../platform/form/number-field.tsx';
import type { ShiftFormValues } from './shift-form-values.ts';

const newOvertime = { minimum_minutes: 30, rounding_minutes: 15, needs_approval: true };

/** When work outside the shift counts, once per occasion. */
export function OvertimeRows() {
  const { fields, append, remove } = useFieldArray<ShiftFormValues, 'shift_overtimes'>({ name: 'shift_overtimes' });
  const left = overtimeOccasions.filter((occasion) => !fields.some(({ applies }) => applies === occasion));
  return (
    <FieldRows
      name="shift_overtimes"
      more={left.map((applies) => ({
        label: overtimeLabels[applies],
        onAdd: () => append({ applies, ...newOvertime }),
      }))}
    >
      {fields.map(({ id, applies }, index) => (
        <FieldRow
          key={id}
          legend={overtimeLabels[applies]}
          thing={`overtime ${overtimeLabels[applies].toLowerCase()}`}
          onRemove={() => remove(index)}
        >
          <CheckboxField<ShiftFormValues> name={`shift_overtimes.${index}.needs_approval`} label="Wants approval" />
          <NumberField<ShiftFormValues>
            name={`shift_overtimes.${index}.minimum_minutes`}
            label="At least (min)"
            required
          />
          <NumberField<ShiftFormValues>
            name={`shift_overtimes.${index}.rounding_minutes`}
            label="Rounded to (min)"
            required
          />
        </FieldRow>
      ))}
    </FieldRows>
  );
}
