import type { AvailabilityRecord } from '@muster/contract/domains/interviews/availability-answers.ts';
import { useMinute } from '../../../platform/clock/use-minute.ts';
import { dayAt, formatDays } from '../../../platform/format/dates.ts';
import { PeriodSteps } from '../../../ui/period/period-steps.tsx';
import { availabilityValuesOf } from '../availability-values.ts';
import styles from './availability-week.module.css';
import { ClockNotes } from './clock-notes.tsx';
import { openingDay } from './opening-day.ts';
import { useWeek } from './use-week.ts';
import { weekDay } from './week-days.ts';
import { WeekGrid } from './week-grid.tsx';

/** One week of an availability, to read. */
export function AvailabilityWeek({ record }: { readonly record: AvailabilityRecord }) {
  const zone = record.timezone.name;
  const now = useMinute();
  const today = dayAt(now, zone);
  const values = availabilityValuesOf(record, record.timezone);
  const { week, toToday, step } = useWeek(today, openingDay(record, now, zone));
  const [monday = today] = week;
  return (
    <div className={styles.week}>
      <div className={styles.toolbar}>
        <PeriodSteps label={formatDays(monday, week.at(-1) ?? monday)} onToday={toToday} onStep={step} />
        <p className={styles.legend}>
          <span data-kind="weekly">Every week</span>
          <span data-kind="override">Only this day</span>
          <span data-kind="busy">Busy</span>
        </p>
      </div>
      <ClockNotes days={week} zone={zone} />
      <WeekGrid label="Week" days={week.map((day) => weekDay(values, day))} zone={zone} today={today} />
    </div>
  );
}
