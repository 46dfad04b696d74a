import { counted } from '@muster/contract/counted.ts';
import { leaveDaysText } from '@muster/contract/domains/leave/leave-minutes.rules.ts';
import type { LeaveChoice } from '@muster/contract/domains/leave/leave-request-answers.ts';
import { leaveRequestLabels as labels } from '@muster/contract/domains/leave/leave-requests.constants.ts';
import { useState } from 'react';
import { useFormField } from '../../../platform/form/use-form-field.ts';
import { Field } from '../../../ui/field/field.tsx';
import { LeaveIcon } from '../leave-icon.tsx';
import type { LeaveFormValues } from './leave-form-values.ts';
import styles from './type-tiles.module.css';

/** The leave types as tiles with what is left of each: those with a balance, the others on request. */
export function TypeTiles({ types }: { readonly types: readonly LeaveChoice[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const { value, setValue, look, input } = useFormField<LeaveFormValues>({
    name: 'leave_type_id',
    label: labels.leave_type_id,
    required: true,
    wide: true,
  });
  const usual = types.filter(({ available_minutes }) => available_minutes > 0).length;
  const isShown = ({ leave_type_id }: LeaveChoice, index: number) =>
    showsAll || index < Math.max(usual, leastTiles) || leave_type_id === value || types.length <= leastTiles + 1;
  const shown = types.filter(isShown);
  const more = types.length - shown.length;
  return (
    <Field {...look}>
      {(control) => (
        <div {...control} role="radiogroup" aria-label={look.label} className={styles.tiles}>
          {shown.map(({ leave_type_id: id, name, color, ...type }) => (
            <label key={id} className={styles.tile}>
              <input type="radio" name={input.name} checked={value === id} onChange={() => setValue(id)} />
              <span className={styles.name}>
                <LeaveIcon color={color} />
                {name}
              </span>
              <span className={styles.left}>{type.is_paid ? leaveDaysText(type.available_minutes) : 'no limit'}</span>
            </label>
          ))}
          {more === 0 ? null : (
            <button type="button" className={styles.more} onClick={() => setShowsAll(true)}>
              {counted(more, 'more type')}
            </button>
          )}
        </div>
      )}
    </Field>
  );
}

/** One row of the panel. */
const leastTiles = 3;
