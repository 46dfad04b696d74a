import { useFieldArray, useWatch } from 'react-hook-form';
import { FieldRow, FieldRows } from '../../../platform/form/field-rows.tsx';
import { useLookup } from '../../../platform/form/lookup.ts';
import { NumberField } from '../../../platform/form/number-field.tsx';
import { SelectField } from '../../../platform/form/select-field.tsx';
import { breakTypes } from '../../lookups/index.ts';
import type { ShiftFormValues } from './shift-form-values.ts';
import { breakTimes } from './shift-outcome.ts';

const newBreak = { shift_break_type_id: null, starts_after_minutes: 240, minutes: 60 };
const mostBreaks = 8;

/** Breaks as rows; the type says whether one is paid. */
export function BreakRows() {
  const { fields, append, remove } = useFieldArray<ShiftFormValues, 'shift_breaks'>({ name: 'shift_breaks' });
  const types = useLookup(breakTypes);
  const [rows, start] = useWatch<ShiftFormValues, ['shift_breaks', 'start_time']>({
    name: ['shift_breaks', 'start_time'],
  });
  const add = { label: 'Add break', onAdd: () => append(newBreak) };
  return (
    <FieldRows name="shift_breaks" more={fields.length < mostBreaks ? [add] : []}>
      {fields.map(({ id }, index) => (
        <FieldRow key={id} legend={`Break ${index + 1}`} thing={`break ${index + 1}`} onRemove={() => remove(index)}>
          <SelectField<ShiftFormValues>
            name={`shift_breaks.${index}.shift_break_type_id`}
            label="Break type"
            required
            numeric
            {...types.choices}
          />
          <NumberField<ShiftFormValues>
            name={`shift_breaks.${index}.starts_after_minutes`}
            label="Starts after (min)"
            helper={breakTimes(start, rows[index])}
            required
          />
          <NumberField<ShiftFormValues> name={`shift_breaks.${index}.minutes`} label="Length (min)" required />
        </FieldRow>
      ))}
    </FieldRows>
  );
}
