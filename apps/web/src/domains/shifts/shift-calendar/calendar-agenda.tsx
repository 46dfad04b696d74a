import { counted } from '@muster/contract/counted.ts';
import type { CalendarPerson, CalendarSummary } from '@muster/contract/domains/shifts/shift-answers.ts';
import { IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { formatWeekday, weekdayName } from '../../../platform/format/dates.ts';
import { rangeThere } from '../../../platform/format/zone-times.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { DayStrip } from '../../../ui/period/day-strip.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import styles from './calendar-agenda.module.css';
import { contentOf, eventKindOf } from './calendar-events.ts';
import type { CellPlace } from './calendar-keys.ts';
import { cellText, eventText } from './event-texts.ts';
import shiftKind from './shift-kind.module.css';
import { useVisibleRows } from './use-visible-rows.ts';
import type { RowRange } from './visible-rows.ts';

/** On phones: everybody on one day, who has a shift first, with the days of the period on top. The page scrolls; only the visible people are drawn. */
export function CalendarAgenda({
  total,
  personAt,
  onShow,
  days,
  summary,
  zone,
  today,
  day,
  onDay,
  onOpen,
}: CalendarAgendaProps) {
  const list = useRef<HTMLUListElement>(null);
  const { first, last } = useVisibleRows(list, lineHeight, total);
  useEffect(() => onShow({ first, last }), [onShow, first, last]);
  const rows = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  const of = summary?.days.find((one) => one.day === day);
  return (
    <section aria-label="Planned shifts">
      <DayStrip
        days={days.map((one) => ({ day: one, weekday: weekdayName(one), title: formatWeekday(one) }))}
        chosen={day}
        today={today}
        onChoose={onDay}
      />
      <h2 className={styles.head}>
        {formatWeekday(day)}
        <span>{of ? [of.holiday, counted(of.shifts, 'shift')].filter(Boolean).join(' · ') : ''}</span>
      </h2>
      <ul ref={list} className={styles.list} style={{ height: total * lineHeight }}>
        {rows.map((row) => (
          <li key={row} className={styles.item} style={{ top: row * lineHeight }}>
            <Line
              person={personAt(row)}
              day={day}
              zone={zone}
              onOpen={(line) => onOpen({ row, column: days.indexOf(day) }, line)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

const lineHeight = 60;

interface CalendarAgendaProps {
  readonly total: number;
  readonly personAt: (row: number) => CalendarPerson | undefined;
  readonly onShow: (rows: RowRange) => void;
  readonly days: readonly string[];
  readonly summary: CalendarSummary | undefined;
  readonly zone: string;
  readonly today: string;
  /** The chosen day. */
  readonly day: string;
  readonly onDay: (day: string) => void;
  readonly onOpen: (place: CellPlace, line: HTMLElement) => void;
}

function Line({ person, day, zone, onOpen }: LineProps) {
  if (!person) return <Skeleton width={200} />;
  const content = contentOf(person, day);
  const { planned } = content;
  const kind = eventKindOf(content);
  const isWorked = planned !== undefined && (kind === 'day' || kind === 'mid' || kind === 'night' || kind === 'swap');
  const there = isWorked ? rangeThere(planned.starts_at, planned.ends_at, planned.zone, zone) : null;
  return (
    <button
      type="button"
      className={styles.line}
      title={`${person.name}, ${cellText(content, zone)}`}
      onClick={(event) => onOpen(event.currentTarget)}
    >
      <Initials name={person.name} size={32} />
      <span className={styles.who}>
        <b className={styles.name}>{person.name}</b>
        <span>{person.client}</span>
      </span>
      <span className={classNames(shiftKind.kind, styles.what)} data-kind={kind ?? undefined}>
        <b className={styles.text}>{planned ? eventText(planned, zone) : 'No shift'}</b>
        {there === null ? null : <span>{there}</span>}
        {planned && planned.conflicts.length > 0 ? <span className={styles.conflict}>Conflict</span> : null}
      </span>
      <IconChevronRight size={16} aria-hidden="true" />
    </button>
  );
}

interface LineProps {
  readonly person: CalendarPerson | undefined;
  readonly day: string;
  readonly zone: string;
  readonly onOpen: (line: HTMLElement) => void;
}
