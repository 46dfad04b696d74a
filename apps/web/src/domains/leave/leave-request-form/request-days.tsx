import { leaveDaysText } from '@muster/contract/domains/leave/leave-minutes.rules.ts';
import type { LeavePreview } from '@muster/contract/domains/leave/leave-request-answers.ts';
import type { RequestedPart } from '@muster/contract/domains/leave/leave-requests.schemas.ts';
import { isWholeDayUnit, type LeaveUnit } from '@muster/contract/domains/leave/leave-types.constants.ts';
import { formatWeekday, formatWeekdays } from '../../../platform/format/dates.ts';
import { clockRange } from '../../../platform/format/zone-times.ts';
import { zoneCity } from '../../../platform/format/zones.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { DayPart } from './day-part.tsx';
import { requestDayLines } from './request-day-lines.ts';
import styles from './request-days.module.css';

/** The days of a request with the hours of their leave, and which part of each is taken. Without a preview it says what to do. */
export function RequestDays({ preview, needsEmployee, unit, parts, onPart }: RequestDaysProps) {
  const zone = useViewerZone();
  return (
    <div className={styles.days}>
      <div className={styles.head}>
        <h3>Days</h3>
        <span>{zoneCity(zone)} time</span>
      </div>
      {preview === null ? (
        <p className={styles.empty}>
          {needsEmployee
            ? 'Choose an employee to see leave types and balances.'
            : 'Choose a leave type and days. Rest days and holidays take no leave.'}
        </p>
      ) : (
        <>
          <ul aria-label="Days">
            {requestDayLines(preview.days).map(({ first, last, taken, reason }) =>
              taken === null ? (
                <li key={first} data-free="">
                  <span>{formatWeekdays(first, last)}</span>
                  <span>{reason}</span>
                </li>
              ) : (
                <li key={first}>
                  <span className={styles.day}>
                    <b>{formatWeekday(first)}</b>
                    {taken.leave_from === null ? null : (
                      <span>{clockRange(taken.leave_from, taken.leave_to, zone)}</span>
                    )}
                  </span>
                  {unit === null || isWholeDayUnit(unit) ? null : (
                    <DayPart
                      taken={taken}
                      part={parts.find(({ day }) => day === first) ?? null}
                      unit={unit}
                      zone={zone}
                      onChange={(part) => onPart(first, part)}
                    />
                  )}
                  <span className={styles.length}>{leaveDaysText(taken.minutes)}</span>
                </li>
              ),
            )}
          </ul>
          <p className={styles.total}>
            <span>Counted</span>
            <span>{leaveDaysText(preview.minutes)}</span>
          </p>
        </>
      )}
    </div>
  );
}

interface RequestDaysProps {
  readonly preview: LeavePreview | null;
  /** Staff have not chosen one yet. */
  readonly needsEmployee: boolean;
  /** What the type is taken in; null until one is selected. */
  readonly unit: LeaveUnit | null;
  readonly parts: readonly RequestedPart[];
  readonly onPart: (day: string, part: Pick<RequestedPart, 'part' | 'minutes'> | null) => void;
}
