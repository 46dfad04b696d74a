import { dayLabels } from '@muster/contract/domains/attendance/attendance.constants.ts';
import type { DayFigures, EnteredDay } from '@muster/contract/domains/attendance/attendance-answers.ts';
import { formatWeekday } from '../../../platform/format/dates.ts';
import { minutesText } from '../../../platform/format/minutes.ts';
import { clockRange } from '../../../platform/format/zone-times.ts';
import { zoneCity } from '../../../platform/format/zones.ts';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';
import styles from './enter-times.module.css';

/** What the entered times make of each day; days that cannot be entered come first. */
export function EnteredPreview({ days }: { readonly days: readonly EnteredDay[] }) {
  const inOrder = days.toSorted((one, other) => Number(one.problem === null) - Number(other.problem === null));
  const refused = days.filter(({ problem }) => problem !== null).length;
  return (
    <section aria-label="Preview" aria-live="polite" className={styles.preview}>
      <StateBadge word={refused > 0 ? 'With a warning' : 'Possible'}>{verdictOf(days.length, refused)}</StateBadge>
      <div className={styles.days}>
        <PlainTable
          label="Days to enter"
          columns={columns}
          rows={inOrder}
          rowId={({ employee_id, work_date }) => `${employee_id} ${work_date}`}
          empty="No days."
        />
      </div>
    </section>
  );
}

function verdictOf(all: number, refused: number): string {
  if (all === 1) return refused > 0 ? 'This day cannot be entered' : 'This day can be entered';
  return refused > 0 ? `${refused} of ${all} days cannot be entered` : `All ${all} days can be entered`;
}

const columns: readonly PlainColumn<EnteredDay>[] = [
  {
    header: 'Day',
    cell: ({ name, work_date }) => (
      <>
        {name}
        <SecondLine>
          <span className={styles.date}>{formatWeekday(work_date)}</span>
        </SecondLine>
      </>
    ),
  },
  {
    header: 'Times',
    isUnbroken: true,
    cell: ({ in: from, out, zone }) =>
      from === null ? null : (
        <>
          {clockRange(from, out, zone)}
          <SecondLine>{zoneCity(zone)}</SecondLine>
        </>
      ),
  },
  { header: 'Now', cell: ({ before }) => (before ? figuresText(before) : 'Nothing') },
  {
    header: 'After approval',
    cell: ({ after, locked, problem }) =>
      problem === null ? (
        <>
          {after && figuresText(after)}
          {locked === null ? null : <SecondLine>Locked: the difference counts in the next open period</SecondLine>}
        </>
      ) : (
        <span className={styles.problem}>{problem}</span>
      ),
  },
];

const figuresText = ({ state, worked_minutes }: DayFigures) =>
  `${dayLabels[state]}, ${worked_minutes > 0 ? minutesText(worked_minutes) : '0 min'}`;
