import { weekdays } from '@muster/contract/domains/shifts/shifts.constants.ts';
import { useController, useWatch } from 'react-hook-form';
import { ListError } from '../../../platform/form/list-error.tsx';
import { useLookup } from '../../../platform/form/lookup.ts';
import { Button } from '../../../ui/button/button.tsx';
import { shifts } from '../shift-choices.ts';
import styles from './pattern-fields.module.css';
import type { RotationFormValues } from './rotation-form-values.ts';

/** A row for each week with a shift, or Off, for each day; rows can be filled and copied. */
export function PatternFields({ disabled }: { readonly disabled: boolean }) {
  const { field } = useController<RotationFormValues, 'days'>({ name: 'days' });
  const weeks = useWatch<RotationFormValues, 'weeks'>({ name: 'weeks' }) ?? 0;
  const client = useWatch<RotationFormValues, 'client_id'>({ name: 'client_id' });
  const { rows } = useLookup(shifts);
  const usable = rows.filter(
    ({ id, client_id }) => client_id === null || client_id === client || field.value.includes(id),
  );
  const replace = (first: number, next: readonly (number | null)[]) =>
    field.onChange(field.value.toSpliced(first, next.length, ...next));
  return (
    <div className={styles.weeks}>
      {Array.from({ length: weeks }, (_, index) => index * 7).map((first, index) => (
        <fieldset key={first} className={styles.week} disabled={disabled}>
          <legend className={styles.legend}>{`Week ${index + 1}`}</legend>
          <div className={styles.days}>
            {weekdays.map((name, day) => (
              <label key={name} className={styles.day}>
                <span className={styles.dayName}>{name.slice(0, 3)}</span>
                <select
                  ref={index === 0 && day === 0 ? field.ref : undefined}
                  className={styles.select}
                  aria-label={`${name} of week ${index + 1}`}
                  value={field.value[first + day] ?? ''}
                  onChange={({ target }) => replace(first + day, [target.value === '' ? null : Number(target.value)])}
                >
                  <option value="">Off</option>
                  {usable.map((shift) => (
                    <option key={shift.id} value={shift.id}>
                      {`${shift.name} ${shift.start_time}–${shift.end_time}`}
                    </option>
                  ))}
                </select>
              </label>
            ))}
          </div>
          {disabled ? null : (
            <div className={styles.actions}>
              <Button
                small
                aria-label={`Fill Tuesday to Friday of week ${index + 1} like Monday`}
                onClick={() =>
                  replace(
                    first + 1,
                    Array.from({ length: 4 }, () => field.value[first] ?? null),
                  )
                }
              >
                Fill Mon–Fri
              </Button>
              {index === 0 ? null : (
                <Button
                  small
                  aria-label={`Copy week ${index} to week ${index + 1}`}
                  onClick={() => replace(first, field.value.slice(first - 7, first))}
                >
                  {`Copy week ${index}`}
                </Button>
              )}
            </div>
          )}
        </fieldset>
      ))}
      <ListError name="days" />
    </div>
  );
}
