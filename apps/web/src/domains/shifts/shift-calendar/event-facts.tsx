import { swappedDayText } from '@muster/contract/domains/shifts/calendar-columns.ts';
import type { CalendarAssignment, CalendarPerson, PlannedDay } from '@muster/contract/domains/shifts/shift-answers.ts';
import { mondayOf } from '@muster/contract/plain-day.ts';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { formatDay, formatWeekday } from '../../../platform/format/dates.ts';
import { minutesText } from '../../../platform/format/minutes.ts';
import { weekdaysText } from '../../../platform/format/weekdays.ts';
import { clockRange, rangeThere } from '../../../platform/format/zone-times.ts';
import { classNames } from '../../../ui/class-names.ts';
import { type DayContent, eventKindOf } from './calendar-events.ts';
import styles from './event-popover.module.css';
import shiftKind from './shift-kind.module.css';

/** Who works which shift when, in both zones, and how it repeats. */
export function EventFacts({ content, assignment, zone }: EventFactsProps) {
  const { day, planned, swap, pending } = content;
  const kind = eventKindOf(content);
  return (
    <div className={styles.facts}>
      <p className={styles.shift}>
        <span className={classNames(shiftKind.kind, styles.swatch)} data-kind={kind ?? undefined} aria-hidden="true" />
        {planned ? titleOf(planned) : 'No shift'}
      </p>
      <dl className={styles.list}>
        <dt>{formatWeekday(day)}</dt>
        <dd>{planned ? <Times planned={planned} zone={zone} /> : 'Nothing planned'}</dd>
        {assignment ? (
          <>
            <dt>Repeats</dt>
            <dd>{repeatText(assignment)}</dd>
          </>
        ) : null}
        {swap ? (
          <>
            <dt>Swap</dt>
            <dd>{swappedDayText(swap)}</dd>
          </>
        ) : null}
        {pending ? (
          <>
            <dt>Swap</dt>
            <dd>{`With ${pending.colleague ?? 'a colleague'}, waits for approval`}</dd>
          </>
        ) : null}
      </dl>
    </div>
  );
}

interface EventFactsProps {
  readonly content: DayContent;
  readonly assignment: CalendarAssignment | null;
  readonly zone: string;
}

function titleOf({ status, shift, holiday }: PlannedDay): string {
  if (status === 'on_leave') return 'On leave';
  if (status === 'holiday') return holiday ?? 'Holiday';
  return status === 'cancelled' ? `Suspended, ${shift.name}` : shift.name;
}

function Times({ planned, zone }: { readonly planned: PlannedDay; readonly zone: string }) {
  const there = rangeThere(planned.starts_at, planned.ends_at, planned.zone, zone);
  return (
    <>
      {clockRange(planned.starts_at, planned.ends_at, zone)}
      {there === null ? null : <span className={styles.there}>{there}</span>}
    </>
  );
}

function repeatText({ rotation, work_days, to }: CalendarAssignment): string {
  const days = rotation ?? weekdaysText(work_days);
  return `${days}, ${to === null ? 'no end date' : `until ${formatDay(to)}`}`;
}

/** What conflicts in the week of the day, and how much is planned in it. */
export function WeekLine({ person, day }: { readonly person: CalendarPerson; readonly day: string }) {
  const week = person.days.filter(({ work_date }) => mondayOf(work_date) === mondayOf(day));
  const conflicts = week.flatMap(({ conflicts: found }) => found);
  const minutes = week[0]?.week_minutes ?? 0;
  return (
    <footer className={styles.foot} data-conflict={conflicts.length > 0 || undefined}>
      {conflicts.length > 0 ? (
        <IconAlertTriangle size={16} aria-hidden="true" />
      ) : (
        <IconCircleCheck size={16} aria-hidden="true" />
      )}
      <span>
        {conflicts.length > 0 ? conflicts.join(' ') : `No conflicts this week · ${minutesText(minutes)} scheduled`}
      </span>
    </footer>
  );
}
