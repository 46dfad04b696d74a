import { formatWeekday } from '../../../platform/format/dates.ts';
import { minutesText } from '../../../platform/format/minutes.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';
import styles from '../shifts.module.css';

/** The days already worked that the placement changes, with their minutes before and after. */
export function WorkedDays({ days }: { readonly days: readonly WorkedDay[] }) {
  const changed = days.filter(({ locked }) => locked === null).length;
  return (
    <section aria-label="Days already worked" className={styles.worked}>
      <Notice tone="amber">
        {changed === 0
          ? 'Days already worked are locked and stay as they are.'
          : `This changes ${changed === 1 ? '1 day' : `${changed} days`} already worked. Check the minutes before you assign.`}
      </Notice>
      <div className={styles.workedDays}>
        <PlainTable
          label="Days already worked"
          columns={columns}
          rows={days}
          rowId={({ employee_id, work_date }) => `${employee_id} ${work_date}`}
          empty="No days."
        />
      </div>
    </section>
  );
}

interface Figures {
  readonly worked_minutes: number;
  readonly late_minutes: number;
  readonly undertime_minutes: number;
  readonly overtime_minutes: number;
  readonly restday_minutes: number;
  readonly holiday_minutes: number;
  readonly night_minutes: number;
}

export interface WorkedDay {
  readonly employee_id: number;
  readonly name: string;
  readonly work_date: string;
  /** Why the day stays as it is. */
  readonly locked: string | null;
  /** Null for viewers who may not see working time. */
  readonly before: Figures | null;
  readonly after: Figures | null;
}

const columns: readonly PlainColumn<WorkedDay>[] = [
  {
    header: 'Day',
    cell: ({ name, work_date }) => (
      <>
        {name}
        <SecondLine>{formatWeekday(work_date)}</SecondLine>
      </>
    ),
  },
  { header: 'Worked now', cell: ({ before }) => before && <Minutes of={before} /> },
  {
    header: 'Afterwards',
    cell: ({ after, locked }) => (locked === null ? after && <Minutes of={after} /> : `Stays: ${locked}`),
  },
];

function Minutes({ of: figures }: { readonly of: Figures }) {
  const { worked_minutes, late_minutes, undertime_minutes, overtime_minutes } = figures;
  const { restday_minutes, holiday_minutes, night_minutes } = figures;
  const remarks = [
    [late_minutes, 'late'],
    [undertime_minutes, 'undertime'],
    [overtime_minutes, 'overtime'],
    [restday_minutes, 'rest-day time'],
    [holiday_minutes, 'holiday time'],
    [night_minutes, 'at night'],
  ] as const;
  const shown = remarks.filter(([minutes]) => minutes > 0).map(([minutes, word]) => `${minutesText(minutes)} ${word}`);
  return (
    <>
      {worked_minutes > 0 ? minutesText(worked_minutes) : '0 min'}
      {shown.length > 0 ? <SecondLine>{shown.join(', ')}</SecondLine> : null}
    </>
  );
}
