import { weekdays } from '@muster/contract/domains/shifts/shifts.constants.ts';
import type { Ref } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { ListError } from '../../../platform/form/list-error.tsx';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { Button } from '../../../ui/button/button.tsx';
import { type ShiftChoice, useShifts } from '../shift-choices.ts';
import { viewedHoursText } from '../shift-texts.ts';
import styles from './pattern-fields.module.css';
import type { RotationFormValues } from './rotation-form-values.ts';

/** A row for each week with a shift, or Off, for each day; rows can be filled and copied. */
export function PatternFields({ disabled }: { readonly disabled: boolean }) {
  const { field } = useController<RotationFormValues, 'days'>({ name: 'days' });
  const weeks = useWatch<RotationFormValues, 'weeks'>({ name: 'weeks' }) ?? 0;
  const client = useWatch<RotationFormValues, 'client_id'>({ name: 'client_id' });
  const { rows } = useShifts();
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
              <DaySelect
                key={name}
                ref={index === 0 && day === 0 ? field.ref : undefined}
                day={name}
                week={index + 1}
                usable={usable}
                value={field.value[first + day] ?? null}
                onChange={(next) => replace(first + day, [next])}
              />
            ))}
          </div>
          {disabled ? null : (
            <div className={styles.actions}>
              <Button
                small
                aria-label={`Copy Monday to Tuesday–Friday of week ${index + 1}`}
                onClick={() =>
                  replace(
                    first + 1,
                    Array.from({ length: 4 }, () => field.value[first] ?? null),
                  )
                }
              >
                Copy Monday to Tue–Fri
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

function DaySelect({ ref, day, week, usable, value, onChange }: DaySelectProps) {
  const zone = useViewerZone();
  const labelOf = (shift: ShiftChoice) => `${shift.name}, ${viewedHoursText(shift, zone)}`;
  const chosen = usable.find(({ id }) => id === value);
  const label = chosen ? labelOf(chosen) : '';
  return (
    <label className={styles.day}>
      <span className={styles.dayName}>{day.slice(0, 3)}</span>
      <select
        ref={ref}
        className={styles.select}
        aria-label={`${day} of week ${week}`}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      >
        <option value="">Off</option>
        {usable.map((shift) => (
          <option key={shift.id} value={shift.id}>
            {labelOf(shift)}
          </option>
        ))}
      </select>
      {/* A closed select cuts its text. */}
      {label.length > mostShown ? (
        <span className={styles.whole} aria-hidden="true">
          {label}
        </span>
      ) : null}
    </label>
  );
}

interface DaySelectProps {
  readonly ref: Ref<HTMLSelectElement> | undefined;
  readonly day: string;
  readonly week: number;
  readonly usable: readonly ShiftChoice[];
  readonly value: number | null;
  readonly onChange: (next: number | null) => void;
}

/** Characters that fit into the narrowest select. */
const mostShown = 26;
