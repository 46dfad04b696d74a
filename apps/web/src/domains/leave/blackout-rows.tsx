import { leaveTypeLimits } from '@muster/contract/domains/leave/leave-types.constants.ts';
import { blackoutLabels } from '@muster/contract/domains/leave/leave-types.schemas.ts';
import { useFieldArray } from 'react-hook-form';
import { DateField } from '../../platform/form/date-field.tsx';
import { FieldRow, FieldRows } from '../../platform/form/field-rows.tsx';
import { TextField } from '../../platform/form/text-field.tsx';
import type { LeaveTypeValues } from './leave-type-values.ts';

/** Days on which the type cannot be taken. */
export function BlackoutRows() {
  const { fields, append, remove } = useFieldArray<LeaveTypeValues, 'blackouts'>({ name: 'blackouts' });
  const add = { label: 'Add blackout dates', onAdd: () => append({ from: '', to: '', reason: '' }) };
  return (
    <FieldRows name="blackouts" more={fields.length < leaveTypeLimits.blackouts ? [add] : []}>
      {fields.map(({ id }, index) => (
        <FieldRow
          key={id}
          legend={`Blackout dates ${index + 1}`}
          thing={`blackout dates ${index + 1}`}
          onRemove={() => remove(index)}
        >
          <DateField<LeaveTypeValues> name={`blackouts.${index}.from`} label={blackoutLabels.from} required />
          <DateField<LeaveTypeValues> name={`blackouts.${index}.to`} label={blackoutLabels.to} required />
          <TextField<LeaveTypeValues>
            name={`blackouts.${index}.reason`}
            label={blackoutLabels.reason}
            required
            maxLength={leaveTypeLimits.blackoutReason}
          />
        </FieldRow>
      ))}
    </FieldRows>
  );
}
