import type { OwnDay } from '@muster/contract/domains/attendance/attendance.calls.ts';
import type { PunchKind } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { instantOf } from '../../../platform/clock/clock.ts';
import { formatClock, formatDay } from '../../../platform/format/dates.ts';
import { zoneCity } from '../../../platform/format/zones.ts';
import { StatusBadge } from '../../../ui/badge/status-badge.tsx';
import styles from './my-timesheets.module.css';

const offLabels = { on_leave: 'On leave', holiday: 'Holiday', restday: 'Rest day', cancelled: 'Suspended' } as const;

const words: Readonly<Record<PunchKind, string>> = { in: 'In', break_start: 'Break', break_end: 'Back', out: 'Out' };

/** Planned and clocked, newest first. */
export function OwnDays({ days, zone }: { readonly days: readonly OwnDay[]; readonly zone: string }) {
  if (days.length === 0) return <p className={styles.none}>No day is planned or clocked.</p>;
  const clock = (instant: string | null, where: string) => formatClock(instantOf(instant ?? '') ?? 0, where);
  return (
    <section className={styles.scroll} aria-label="Own days" {...reachable}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Planned</th>
            <th scope="col">Clocked</th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.work_date}>
              <th scope="row">{formatDay(day.work_date)}</th>
              <td>
                {day.starts_at === null ? 'Not planned' : `${clock(day.starts_at, zone)} – ${clock(day.ends_at, zone)}`}
                {day.shift === null ? null : (
                  <span className={styles.sub}>
                    {day.shift}
                    {day.zone === zone ? '' : `, ${clock(day.starts_at, day.zone)} in ${zoneCity(day.zone)}`}
                  </span>
                )}
                {isOff(day.status) ? <StatusBadge tone="amber">{offLabels[day.status]}</StatusBadge> : null}
              </td>
              <td>
                {day.punches.length === 0
                  ? '–'
                  : day.punches.map((one) => (
                      <span key={one.id} className={styles.punch}>
                        {words[one.kind]} {clock(one.at, zone)}
                      </span>
                    ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What scrolls must be reachable by keyboard. */
const reachable = { tabIndex: 0 };

const isOff = (status: OwnDay['status']): status is keyof typeof offLabels => status !== null && status in offLabels;
