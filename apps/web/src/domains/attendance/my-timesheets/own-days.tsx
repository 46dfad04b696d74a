import {
  correctionStateLabels,
  dayLabels,
  type PunchKind,
} from '@muster/contract/domains/attendance/attendance.constants.ts';
import type { OwnDay } from '@muster/contract/domains/attendance/attendance-answers.ts';
import { clockText, formatWeekday } from '../../../platform/format/dates.ts';
import { minutesText } from '../../../platform/format/minutes.ts';
import { clockRange, thereText } from '../../../platform/format/zone-times.ts';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';
import { DayExplanation } from '../day-explanation.tsx';
import { adjustmentText, remarksOf } from '../day-texts.ts';
import styles from './my-timesheets.module.css';
import { OwnDayActions } from './own-day-actions.tsx';

const offLabels = { on_leave: 'On leave', holiday: 'Holiday', restday: 'Rest day', cancelled: 'Suspended' } as const;

const words: Readonly<Record<PunchKind, string>> = { in: 'In', break_start: 'Break', break_end: 'Back', out: 'Out' };

/** The own days with plan, punches and figures, newest first. */
export function OwnDays({ days, zone }: { readonly days: readonly OwnDay[]; readonly zone: string }) {
  return (
    <PlainTable
      isBroad
      label="Own days"
      columns={columnsFor(zone)}
      rows={days}
      rowId={(day) => day.work_date}
      empty="No days planned or clocked."
      actions={(day) => <OwnDayActions day={day} zone={zone} />}
    />
  );
}

const columnsFor = (zone: string): readonly PlainColumn<OwnDay>[] => [
  { header: 'Day', isUnbroken: true, cell: (day) => formatWeekday(day.work_date) },
  {
    header: 'Scheduled',
    cell: (day) => (
      <>
        {day.starts_at === null ? 'Not scheduled' : clockRange(day.starts_at, day.ends_at, zone)}
        {day.shift === null ? null : (
          <SecondLine>
            {day.shift}
            {day.zone === null ? '' : thereText(day.starts_at, day.zone, zone)}
          </SecondLine>
        )}
        {isOff(day.status) && day.figures === null ? <StateBadge word={offLabels[day.status]} /> : null}
      </>
    ),
  },
  {
    header: 'Clocked',
    cell: ({ punches }) =>
      punches.length === 0
        ? null
        : punches.map((one) => (
            <span key={one.id} className={styles.punch}>
              {words[one.kind]} {clockText(one.at, zone)}
            </span>
          )),
  },
  { header: 'Counted', cell: (day) => <Counted day={day} /> },
];

/** The figures of the day so far, their explanation and the correction. */
function Counted({ day }: { readonly day: OwnDay }) {
  const { figures, explanation, correction, locked } = day;
  if (figures === null && correction === null && locked === null) return <span aria-hidden="true">–</span>;
  return (
    <>
      {figures ? <StateBadge word={dayLabels[figures.state]} /> : null}
      {figures && (figures.worked_minutes > 0 || remarksOf(figures) !== '') ? (
        <SecondLine>
          {[figures.worked_minutes > 0 ? minutesText(figures.worked_minutes) : '', remarksOf(figures)]
            .filter(Boolean)
            .join(' · ')}
        </SecondLine>
      ) : null}
      {explanation && explanation.sentences.length > 0 ? (
        <details className={styles.why}>
          <summary>Why</summary>
          <DayExplanation explanation={explanation} />
        </details>
      ) : null}
      {correction && correction.state !== 'withdrawn' ? (
        <>
          <StateBadge word={correctionStateLabels[correction.state]} />
          {correction.note ? <SecondLine>{correction.note}</SecondLine> : null}
        </>
      ) : null}
      {locked === null ? null : <SecondLine>Locked: {locked}</SecondLine>}
      {day.adjustments.map((adjustment) => (
        <SecondLine key={adjustment.booked_on}>{adjustmentText(adjustment)}</SecondLine>
      ))}
    </>
  );
}

const isOff = (status: OwnDay['status']): status is keyof typeof offLabels => status !== null && status in offLabels;
