import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useFieldArray } from 'react-hook-form';
import { ListError } from '../../../platform/form/list-error.tsx';
import { NumberField } from '../../../platform/form/number-field.tsx';
import { SelectField } from '../../../platform/form/select-field.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import styles from '../shifts.module.css';
import { breakTypesQuery } from '../shifts.queries.ts';
import type { ShiftFormValues } from './shift-form-values.ts';

const newBreak = { shift_break_type_id: null, starts_after_minutes: 240, minutes: 60 };
const mostBreaks = 8;

/** Breaks as rows; the type says whether one is paid. */
export function BreakRows() {
  const { fields, append, remove } = useFieldArray<ShiftFormValues, 'shift_breaks'>({ name: 'shift_breaks' });
  const types = useQuery(breakTypesQuery());
  const options = (types.data ?? []).map((type) => ({
    value: String(type.id),
    label: type.name,
    hint: type.is_paid ? 'Paid' : 'Not paid',
  }));
  return (
    <div className={styles.rows}>
      {fields.map(({ id }, index) => (
        <fieldset key={id} className={styles.row}>
          <legend className={styles.legend}>Break {index + 1}</legend>
          <SelectField<ShiftFormValues>
            name={`shift_breaks.${index}.shift_break_type_id`}
            label="Break type"
            required
            numeric
            options={options}
            list={{ loading: types.isPending }}
          />
          <NumberField<ShiftFormValues>
            name={`shift_breaks.${index}.starts_after_minutes`}
            label="Starts after (min)"
            required
          />
          <NumberField<ShiftFormValues> name={`shift_breaks.${index}.minutes`} label="Length (min)" required />
          <IconButton
            label={`Remove break ${index + 1}`}
            icon={<IconTrash size={16} aria-hidden="true" />}
            onClick={() => remove(index)}
          />
        </fieldset>
      ))}
      <ListError name="shift_breaks" />
      {fields.length < mostBreaks ? (
        <div>
          <Button small icon={<IconPlus aria-hidden="true" />} onClick={() => append(newBreak)}>
            Add break
          </Button>
        </div>
      ) : null}
    </div>
  );
}
