import { dayLabels } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { formatWeekday } from '../../../platform/format/dates.ts';
import { clockRange, thereText } from '../../../platform/format/zone-times.ts';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';
import { minutesOrNone } from '../timesheet-texts.ts';
import { dayNotes, type ShownDay } from './day-notes.ts';
import styles from './timesheet-panel.module.css';

/** Clock times in a timezone; shifts of another timezone also show their own time. */
export function TimesheetDays({ days, zone }: { readonly days: readonly ShownDay[]; readonly zone: string }) {
  return (
    <PlainTable
      label="Days of the timesheet"
      columns={columnsFor(zone)}
      rows={days}
      rowId={(day) => day.work_date}
      empty="No days of this period have been computed yet."
    />
  );
}

const columnsFor = (zone: string): readonly PlainColumn<ShownDay>[] => [
  {
    header: 'Day',
    isUnbroken: true,
    cell: (day) => (
      <>
        {formatWeekday(day.work_date)}
        {day.shift === null ? null : <SecondLine>{day.shift}</SecondLine>}
      </>
    ),
  },
  { header: 'Status', cell: ({ state }) => <StateBadge word={dayLabels[state]} /> },
  {
    header: 'Clocked',
    cell: (day) => (
      <span className={styles.times}>
        {day.first_in === null ? '–' : clockRange(day.first_in, day.last_out, zone)}
        {day.starts_at === null ? null : (
          <SecondLine>
            Scheduled {clockRange(day.starts_at, day.ends_at, zone)}
            {day.zone === null ? '' : thereText(day.starts_at, day.zone, zone)}
          </SecondLine>
        )}
      </span>
    ),
  },
  {
    header: 'Worked',
    align: 'right',
    isUnbroken: true,
    cell: (day) => {
      const notes = dayNotes(day);
      return (
        <>
          {minutesOrNone(day.worked_minutes) ?? '–'}
          {notes === '' ? null : <SecondLine>{notes}</SecondLine>}
        </>
      );
    },
  },
];
