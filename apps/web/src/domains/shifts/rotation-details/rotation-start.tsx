import type { RotationDetails } from '@muster/contract/domains/shifts/rotation-answers.ts';
import { rotationWeek } from '@muster/contract/domains/shifts/rotation-week.rules.ts';
import { placementLabels } from '@muster/contract/domains/shifts/shifts.constants.ts';
import { addDays, isDay, mondayOf } from '@muster/contract/plain-day.ts';
import { useEffect } from 'react';
import { formatDay } from '../../../platform/format/dates.ts';
import { ComboBox } from '../../../ui/combo-box/combo-box.tsx';
import { Field } from '../../../ui/field/field.tsx';
import styles from '../shifts.module.css';
import { NextWeeks } from './next-weeks.tsx';

/** In which week of the rotation people begin, with the weeks that follow: parts of a team can begin in different ones. */
export function RotationStart({ rotation, from, value, onChange, error }: RotationStartProps) {
  const monday = isDay(from) ? mondayOf(from) : null;
  const options = monday === null ? [] : startsBefore(monday, rotation.weeks);
  const isKnown = options.some((one) => one.value === value);
  // Another first day has other weeks: people begin in the same week of the pattern.
  useEffect(() => {
    if (monday === null || isKnown) return;
    onChange(addDays(monday, -7 * (rotationWeek(rotation.weeks, value, monday) - 1)));
  }, [monday, isKnown, value, rotation.weeks, onChange]);
  return (
    <>
      <Field label={placementLabels.rotation_starts_on} required error={error}>
        {(control) => (
          <ComboBox
            {...control}
            options={options}
            value={isKnown ? value : null}
            onChange={(next) => next !== null && onChange(next)}
          />
        )}
      </Field>
      {monday !== null && isKnown ? (
        <section aria-label="Next weeks" className={styles.worked}>
          <NextWeeks rotation={rotation} startsOn={value} from={from} />
        </section>
      ) : null}
    </>
  );
}

/** The Mondays of week 1 that make people begin in each week of the pattern. */
function startsBefore(monday: string, weeks: number) {
  return Array.from({ length: weeks }, (_, index) => {
    const start = addDays(monday, -7 * index);
    return { value: start, label: formatDay(start), hint: `Begins in week ${index + 1}` };
  });
}

interface RotationStartProps {
  readonly rotation: RotationDetails;
  /** First day of the assignment. */
  readonly from: string;
  readonly value: string;
  readonly onChange: (startsOn: string) => void;
  readonly error: string | undefined;
}
