import { counted } from '@muster/contract/counted.ts';
import {
  correctionStateLabels,
  dayLabels,
  type PunchKind,
} from '@muster/contract/domains/attendance/attendance.constants.ts';
import type { OwnDay } from '@muster/contract/domains/attendance/attendance-answers.ts';
import { useState } from 'react';
import { clockText, formatWeekday } from '../../../platform/format/dates.ts';
import { minutesText } from '../../../platform/format/minutes.ts';
import { clockRange, thereText } from '../../../platform/format/zone-times.ts';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { CardRows, type RowCard } from '../../../ui/plain-table/card-rows.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';
import { usePhone } from '../../../ui/use-compact.ts';
import { DayExplanation } from '../day-explanation.tsx';
import { adjustmentText, remarksOf } from '../day-texts.ts';
import styles from './my-timesheets.module.css';
import { OwnDayActions } from './own-day-actions.tsx';

const offLabels = { on_leave: 'On leave', holiday: 'Holiday', restday: 'Rest day', cancelled: 'Suspended' } as const;

const words: Readonly<Record<PunchKind, string>> = { in: 'In', break_start: 'Break', break_end: 'Back', out: 'Out' };

/** The own days with plan, punches and figures, from today backwards; those to come on demand. */
export function OwnDays({ days, today, zone }: OwnDaysProps) {
  const [isAll, setAll] = useState(false);
  const coming = days.filter(({ work_date }) => work_date > today).length;
  const rows = isAll ? days : days.slice(coming);
  const isPhone = usePhone();
  const table = {
    label: 'Own days',
    rows,
    rowId: ({ work_date }: OwnDay) => work_date,
    empty: 'No days planned or clocked.',
  };
  const actions = (day: OwnDay) => <OwnDayActions day={day} zone={zone} />;
  return (
    <>
      {coming === 0 ? null : (
        <div className={styles.coming}>
          <Button small tone="quiet" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
            {isAll ? 'Hide' : 'Show'} {counted(coming, 'coming day')}
          </Button>
        </div>
      )}
      {isPhone ? (
        <CardRows {...table} card={(day) => ({ ...cardOf(day, zone), actions: actions(day) })} />
      ) : (
        <PlainTable isBroad columns={columnsFor(zone)} actions={actions} {...table} />
      )}
    </>
  );
}

interface OwnDaysProps {
  /** Newest first. */
  readonly days: readonly OwnDay[];
  readonly today: string;
  readonly zone: string;
}

function cardOf(day: OwnDay, zone: string): RowCard {
  const { figures, starts_at, ends_at, punches } = day;
  const planned = starts_at === null ? 'Not scheduled' : clockRange(starts_at, ends_at, zone);
  return {
    title: formatWeekday(day.work_date),
    badge: figures ? <StateBadge word={dayLabels[figures.state]} /> : <OffBadge day={day} />,
    line: (
      <>
        {punches.length === 0 ? planned : <Punches punches={punches} zone={zone} />}
        {punches.length === 0 ? null : <SecondLine>Scheduled {planned}</SecondLine>}
      </>
    ),
    more: <CountedNotes day={day} />,
  };
}

function Punches({ punches, zone }: Pick<OwnDay, 'punches' | 'zone'>) {
  return punches.map((one) => (
    <span key={one.id} className={styles.punch}>
      {words[one.kind]} {clockText(one.at, zone)}
    </span>
  ));
}

function OffBadge({ day: { status, figures } }: { readonly day: OwnDay }) {
  return isOff(status) && figures === null ? <StateBadge word={offLabels[status]} /> : null;
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
        <OffBadge day={day} />
      </>
    ),
  },
  {
    header: 'Clocked',
    cell: ({ punches }) => (punches.length === 0 ? null : <Punches punches={punches} zone={zone} />),
  },
  { header: 'Counted', cell: (day) => <Counted day={day} /> },
];

/** The figures of the day so far, their explanation and the correction. */
function Counted({ day }: { readonly day: OwnDay }) {
  const { figures, correction, locked } = day;
  if (figures === null && correction === null && locked === null) return <span aria-hidden="true">–</span>;
  return (
    <>
      {figures ? <StateBadge word={dayLabels[figures.state]} /> : null}
      <CountedNotes day={day} />
    </>
  );
}

function CountedNotes({ day }: { readonly day: OwnDay }) {
  const { figures, explanation, correction, locked } = day;
  return (
    <>
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
