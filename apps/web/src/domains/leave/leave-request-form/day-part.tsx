import type { PlannedLeaveDay } from '@muster/contract/domains/leave/leave-request-answers.ts';
import type { LeavePart } from '@muster/contract/domains/leave/leave-requests.constants.ts';
import type { RequestedPart } from '@muster/contract/domains/leave/leave-requests.schemas.ts';
import type { LeaveUnit } from '@muster/contract/domains/leave/leave-types.constants.ts';
import { formatWeekday } from '../../../platform/format/dates.ts';
import { minutesText } from '../../../platform/format/minutes.ts';
import { ViewSwitch } from '../../../ui/period/view-switch.tsx';
import { halfLabels, hourSteps } from './day-parts.ts';
import styles from './request-days.module.css';

/** Which part of a day is leave: all of it, a half, or hours at one end. */
export function DayPart({ unit, ...props }: DayPartProps & { readonly unit: LeaveUnit }) {
  return unit === 'half_day' ? <HalfDay {...props} /> : <HoursOfDay {...props} />;
}

function HalfDay({ taken, part, zone, onChange }: DayPartProps) {
  const labels = halfLabels(taken, zone);
  const choice = (value: LeavePart, label: string, name: string) => (
    <button
      type="button"
      aria-label={name}
      title={name}
      aria-pressed={(part?.part ?? 'full') === value}
      onClick={() => onChange(value === 'full' ? null : { part: value, minutes: null })}
    >
      {label}
    </button>
  );
  return (
    <span className={styles.halves}>
      <ViewSwitch label={`Part of ${formatWeekday(taken.day)}`} atEnd>
        {choice('full', 'Full', 'Full day')}
        {choice('start', labels.start, `${labels.start}, first half`)}
        {choice('end', labels.end, `${labels.end}, second half`)}
      </ViewSwitch>
    </span>
  );
}

function HoursOfDay({ taken, part, onChange }: DayPartProps) {
  const day = formatWeekday(taken.day);
  const isHours = part !== null;
  return (
    <span className={styles.part}>
      <select
        aria-label={`Part of ${day}`}
        value={part?.part ?? 'full'}
        onChange={({ target: { value } }) =>
          onChange(value === 'start' || value === 'end' ? { part: value, minutes: part?.minutes ?? null } : null)
        }
      >
        <option value="full">Whole day</option>
        <option value="start">{isHours ? 'At the start' : 'First half'}</option>
        <option value="end">{isHours ? 'At the end' : 'Second half'}</option>
      </select>
      {isHours ? (
        <select
          aria-label={`Hours on ${day}`}
          value={part.minutes ?? ''}
          onChange={({ target: { value } }) =>
            onChange({ part: part.part, minutes: value === '' ? null : Number(value) })
          }
        >
          <option value="">Half the shift</option>
          {hourSteps(taken.worked_minutes).map((minutes) => (
            <option key={minutes} value={minutes}>
              {minutesText(minutes)}
            </option>
          ))}
        </select>
      ) : null}
    </span>
  );
}

interface DayPartProps {
  readonly taken: PlannedLeaveDay;
  /** Null: the whole day. */
  readonly part: RequestedPart | null;
  /** Of the viewer. */
  readonly zone: string;
  readonly onChange: (part: Pick<RequestedPart, 'part' | 'minutes'> | null) => void;
}
