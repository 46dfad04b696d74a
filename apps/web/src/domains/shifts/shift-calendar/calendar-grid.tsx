import { counted } from '@muster/contract/counted.ts';
import type { CalendarPerson, CalendarSummary } from '@muster/contract/domains/shifts/shift-answers.ts';
import { type CSSProperties, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { weekdayName } from '../../../platform/format/dates.ts';
import type { CalendarSpan } from './calendar-address.ts';
import { isWeekend } from './calendar-events.ts';
import { type CellPlace, movedCell, scrolledTo } from './calendar-keys.ts';
import { CalendarRow, rowHeight } from './calendar-row.tsx';
import styles from './shift-calendar.module.css';
import { useVisibleRows } from './use-visible-rows.ts';
import type { RowRange } from './visible-rows.ts';

/** Employees as rows, days as columns. Only the visible rows are drawn; head and names stay while the rest scrolls. */
export function CalendarGrid({ total, personAt, onShow, days, span, summary, zone, today }: CalendarGridProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const { first, last } = useVisibleRows(body, rowHeight, total);
  useEffect(() => onShow({ first, last }), [onShow, first, last]);
  const { focused, onKeyDown, onFocus } = useCellFocus({ scroller, total, columns: days.length });
  const rows = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  return (
    <div ref={scroller} className={styles.scroll} data-scroller="" data-span={span}>
      <table
        {...cellsTakeFocus}
        className={styles.grid}
        aria-label="Planned shifts"
        aria-rowcount={total + 1}
        style={{ '--days': days.length } as CSSProperties}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        <thead>
          <tr className={styles.head} aria-rowindex={1}>
            <th scope="col" className={styles.corner}>
              Person
            </th>
            {days.map((day, column) => (
              <DayHead key={day} day={day} span={span} isToday={day === today} of={summary?.days[column]} />
            ))}
          </tr>
        </thead>
        <tbody ref={body} className={styles.body} style={{ height: total * rowHeight }}>
          {rows.map((row) => (
            <CalendarRow
              key={row}
              index={row}
              person={personAt(row)}
              days={days}
              zone={zone}
              today={today}
              focused={focused.row === row ? focused.column : null}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The cells of a grid take the focus and are moved between by arrow keys, unlike those of a table. */
const cellsTakeFocus = { role: 'grid' };

interface CalendarGridProps {
  readonly total: number;
  readonly personAt: (row: number) => CalendarPerson | undefined;
  readonly onShow: (rows: RowRange) => void;
  readonly days: readonly string[];
  readonly span: CalendarSpan;
  readonly summary: CalendarSummary | undefined;
  readonly zone: string;
  readonly today: string;
}

function DayHead({ day, span, isToday, of }: DayHeadProps) {
  const note = of === undefined ? '' : (of.holiday ?? (of.shifts === 0 ? '–' : shiftsText(of.shifts, span)));
  return (
    <th
      scope="col"
      className={styles.day}
      data-today={isToday || undefined}
      data-weekend={isWeekend(day) || undefined}
      aria-current={isToday ? 'date' : undefined}
      title={of?.holiday ? `${of.holiday}, ${counted(of.shifts, 'shift')}` : undefined}
    >
      <span className={styles.date}>
        {weekdayName(day)} {Number(day.slice(8, 10))}
      </span>
      <span className={styles.note} data-holiday={of?.holiday ? true : undefined}>
        {note}
      </span>
    </th>
  );
}

const shiftsText = (shifts: number, span: CalendarSpan) =>
  span === 'week' ? counted(shifts, 'shift') : String(shifts);

interface DayHeadProps {
  readonly day: string;
  readonly span: CalendarSpan;
  readonly isToday: boolean;
  readonly of: CalendarSummary['days'][number] | undefined;
}

interface FocusQuestion {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly total: number;
  readonly columns: number;
}

/** One cell is in the order of Tab; the arrow keys move it, also to rows that are not drawn yet. */
function useCellFocus({ scroller, total, columns }: FocusQuestion) {
  const [focused, setFocused] = useState<CellPlace>({ row: 0, column: 0 });
  const awaited = useRef<CellPlace | null>(null);
  useEffect(() => {
    if (awaited.current === null) return;
    const { row, column } = awaited.current;
    const cell = scroller.current?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
    if (!cell) return;
    awaited.current = null;
    cell.focus({ preventScroll: true });
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = placeOf(event.target);
    const box = scroller.current;
    if (from === null || box === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const height = box.clientHeight - headHeight;
    const page = Math.max(1, Math.floor(height / rowHeight) - 1);
    const next = movedCell(from, event.key, { rows: total, columns, page });
    if (next === null) return;
    event.preventDefault();
    awaited.current = next;
    setFocused(next);
    box.scrollTop = scrolledTo(next.row, { top: box.scrollTop, height, rowHeight });
  };
  const onFocus = (event: { readonly target: EventTarget }) => {
    const place = placeOf(event.target);
    if (place) setFocused((before) => (before.row === place.row && before.column === place.column ? before : place));
  };
  return { focused, onKeyDown, onFocus };
}

const headHeight = 44;

/** The cell that an event happened in. */
function placeOf(target: EventTarget | null): CellPlace | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : null;
}
