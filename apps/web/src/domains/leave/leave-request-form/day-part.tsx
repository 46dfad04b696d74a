import type { PlannedLeaveDay } from '@muster/contract/domains/leave/leave-request-answers.ts';
import type { RequestedPart } from '@muster/contract/domains/leave/leave-requests.schemas.ts';
import type { LeaveUnit } from '@muster/contract/domains/leave/leave-types.constants.ts';
import { formatWeekday } from '../../../platform/format/dates.ts';
import { minutesText } from '../../../platform/format/minutes.ts';
import { hourSteps } from './day-parts.ts';
import styles from './request-days.module.css';

/** Which part of a day is leave: all of it, a half, or hours at one end. */
export function DayPart({ taken, part, unit, onChange }: DayPartProps) {
  const day = formatWeekday(taken.day);
  const isHours = unit === 'hour' && part !== null;
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
  readonly unit: LeaveUnit;
  readonly onChange: (part: Pick<RequestedPart, 'part' | 'minutes'> | null) => void;
}
