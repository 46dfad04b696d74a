import { overtimeLabels, overtimeOccasions } from '@muster/contract/domains/shifts/shifts.constants.ts';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useFieldArray } from 'react-hook-form';
import { CheckboxField } from '../../../platform/form/checkbox-field.tsx';
import { ListError } from '../../../platform/form/list-error.tsx';
import { NumberField } from '../../../platform/form/number-field.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import styles from '../shifts.module.css';
import type { ShiftFormValues } from './shift-form-values.ts';

const newOvertime = { minimum_minutes: 30, rounding_minutes: 15, needs_approval: true };

/** When work beyond the shift counts, each occasion once. */
export function OvertimeRows() {
  const { fields, append, remove } = useFieldArray<ShiftFormValues, 'shift_overtimes'>({ name: 'shift_overtimes' });
  const left = overtimeOccasions.filter((occasion) => !fields.some(({ applies }) => applies === occasion));
  return (
    <div className={styles.rows}>
      {fields.map(({ id, applies }, index) => (
        <fieldset key={id} className={styles.row}>
          <legend className={styles.legend}>{overtimeLabels[applies]}</legend>
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
          <IconButton
            label={`Remove overtime ${overtimeLabels[applies].toLowerCase()}`}
            icon={<IconTrash size={16} aria-hidden="true" />}
            onClick={() => remove(index)}
          />
        </fieldset>
      ))}
      <ListError name="shift_overtimes" />
      <div className={styles.picked}>
        {left.map((applies) => (
          <Button
            key={applies}
            small
            icon={<IconPlus aria-hidden="true" />}
            onClick={() => append({ applies, ...newOvertime })}
          >
            {overtimeLabels[applies]}
          </Button>
        ))}
      </div>
    </div>
  );
}
