import { swappedDayText } from '@muster/contract/domains/shifts/calendar-columns.ts';
import type { CalendarPerson, PlannedDay, SwappedDay } from '@muster/contract/domains/shifts/shift-answers.ts';
import { scheduleStatusLabels } from '@muster/contract/domains/shifts/shifts.constants.ts';
import { IconArrowsExchange } from '@tabler/icons-react';
import { formatWeekday } from '../../../platform/format/dates.ts';
import { clockRange, rangeThere } from '../../../platform/format/zone-times.ts';
import { dayShift } from './calendar-days.ts';
import styles from './shift-calendar.module.css';

/** Employees as rows, days as columns; on phones each employee's days as a list. */
export function CalendarGrid({ people, days, zone, today }: CalendarGridProps) {
  return (
    <section className={styles.scroll} aria-label="Planned shifts" {...reachable}>
      <table className={styles.grid}>
        <thead>
          <tr>
            <th scope="col">Person</th>
            {days.map((day) => (
              <th key={day} scope="col" data-today={day === today || undefined}>
                {formatWeekday(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <tr key={person.id}>
              <th scope="row">
                <span className={styles.person}>{person.name}</span>
                <span className={styles.place}>{person.client}</span>
              </th>
              {days.map((day) => (
                <td key={day} data-today={day === today || undefined} data-day={formatWeekday(day)}>
                  <DayCell
                    planned={person.days.find(({ work_date }) => work_date === day)}
                    swap={person.swaps.find(({ work_date }) => work_date === day)}
                    zone={zone}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Scrolling content must be reachable by keyboard. */
const reachable = { tabIndex: 0 };

interface CalendarGridProps {
  readonly people: readonly CalendarPerson[];
  readonly days: readonly string[];
  readonly zone: string;
  readonly today: string;
}

interface DayCellProps {
  readonly planned: PlannedDay | undefined;
  readonly swap: SwappedDay | undefined;
  readonly zone: string;
}

function DayCell({ planned, swap, zone }: DayCellProps) {
  if (!planned)
    return swap ? (
      <div className={styles.event} data-status="covered">
        <SwapMark swap={swap} />
      </div>
    ) : (
      <span className={styles.off}>–</span>
    );
  const label = planned.status === 'scheduled' ? planned.shift.name : scheduleStatusLabels[planned.status];
  const shift = dayShift(planned, zone);
  const there = rangeThere(planned.starts_at, planned.ends_at, planned.zone, zone);
  return (
    <div className={styles.event} data-status={planned.status}>
      <span className={styles.hours}>
        {clockRange(planned.starts_at, planned.ends_at, zone)}
        {shift === 0 ? null : (
          <sup title={shift > 0 ? 'Begins on the next day for you' : 'Begins on the day before for you'}>
            {shift > 0 ? '+1' : '-1'}
          </sup>
        )}
      </span>
      {there === null ? null : <span className={styles.own}>{there}</span>}
      <span className={styles.own}>{label}</span>
      {swap ? <SwapMark swap={swap} /> : null}
    </div>
  );
}

function SwapMark({ swap }: { readonly swap: SwappedDay }) {
  return (
    <>
      <span className={styles.mark} aria-hidden="true">
        <IconArrowsExchange size={10} stroke={2.5} />
      </span>
      <span className={styles.swap}>{swappedDayText(swap)}</span>
    </>
  );
}
