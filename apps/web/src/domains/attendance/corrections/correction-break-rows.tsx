import { correctionLabels as labels } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { ListError } from '../../../platform/form/list-error.tsx';
import { TextField } from '../../../platform/form/text-field.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import type { CorrectionFormValues } from './correction-form-values.ts';
import styles from './corrections.module.css';

const mostBreaks = 8;

export function CorrectionBreakRows() {
  const { fields, append, remove } = useFieldArray<CorrectionFormValues, 'breaks'>({ name: 'breaks' });
  const from = useWatch<CorrectionFormValues, 'in'>({ name: 'in' });
  return (
    <div className={styles.rows}>
      {fields.map(({ id }, index) => (
        <fieldset key={id} className={styles.row}>
          <legend className={styles.legend}>Break {index + 1}</legend>
          <TextField<CorrectionFormValues>
            name={`breaks.${index}.start`}
            label={labels.start}
            required
            type="datetime-local"
          />
          <TextField<CorrectionFormValues>
            name={`breaks.${index}.end`}
            label={labels.end}
            required
            type="datetime-local"
          />
          <IconButton
            label={`Remove break ${index + 1}`}
            icon={<IconTrash size={16} aria-hidden="true" />}
            onClick={() => remove(index)}
          />
        </fieldset>
      ))}
      <ListError name="breaks" />
      {fields.length < mostBreaks ? (
        <div>
          <Button small icon={<IconPlus aria-hidden="true" />} onClick={() => append({ start: from, end: from })}>
            Add break
          </Button>
        </div>
      ) : null}
    </div>
  );
}
