import { dayLabels } from '@muster/contract/domains/attendance/attendance.constants.ts';
import type { TimesheetDay, TimesheetDetails } from '@muster/contract/domains/timesheets/timesheet-answers.ts';
import { stateTones } from '@muster/contract/state-words.ts';
import { useQuery } from '@tanstack/react-query';
import { formatWeekday } from '../../../platform/format/dates.ts';
import { clockRange } from '../../../platform/format/zone-times.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { StatusWord } from '../../../ui/badge/status-word.tsx';
import { DescriptionList } from '../../../ui/description-list/description-list.tsx';
import { RowsSkeleton } from '../../../ui/state/rows-skeleton.tsx';
import { sheetFacts } from '../timesheet-panel/sheet-facts.tsx';
import { SheetNotices } from '../timesheet-panel/sheet-notices.tsx';
import { minutesOrNone } from '../timesheet-texts.ts';
import { timesheetQuery } from '../timesheets.queries.ts';
import { exceptionsOf } from './sheet-exceptions.ts';
import styles from './timesheet-quick-view.module.css';

/** What an approval is for: the days to look at, the totals, and each day. */
export function SheetOverview({ id }: { readonly id: number }) {
  const zone = useViewerZone();
  const details = useQuery(timesheetQuery(id));
  return (
    <Loaded of={details} thing="timesheet" outline={<RowsSkeleton />}>
      {(sheet) => (
        <>
          <SheetNotices sheet={sheet} />
          <Exceptions sheet={sheet} />
          <DescriptionList short facts={sheetFacts(sheet).filter(({ value }) => value !== null)} />
          <Days days={sheet.days} zone={zone} />
        </>
      )}
    </Loaded>
  );
}

function Exceptions({ sheet }: { readonly sheet: TimesheetDetails }) {
  const found = exceptionsOf(sheet);
  return (
    <section className={styles.part} aria-label="To check">
      <h3>
        To check <span>{found.length === 0 ? '' : found.length}</span>
      </h3>
      {found.length === 0 ? (
        <p className={styles.none}>Every day went as scheduled.</p>
      ) : (
        <ul className={styles.exceptions}>
          {found.map(({ day, text, tone }) => (
            <li key={day}>
              <span>{formatWeekday(day)}</span>
              <StatusWord tone={tone}>{text}</StatusWord>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Days({ days, zone }: { readonly days: readonly TimesheetDay[]; readonly zone: string }) {
  if (days.length === 0) return null;
  return (
    <section className={styles.part} aria-label="Days">
      <h3>Days</h3>
      <ul className={styles.days}>
        {days.map((day) => (
          <li key={day.work_date}>
            <span>{formatWeekday(day.work_date)}</span>
            {day.first_in === null ? (
              <StatusWord tone={stateTones[dayLabels[day.state]]}>{dayLabels[day.state]}</StatusWord>
            ) : (
              <span>{clockRange(day.first_in, day.last_out, zone)}</span>
            )}
            <b>{minutesOrNone(day.worked_minutes) ?? '–'}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
