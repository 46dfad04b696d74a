import { counted } from '@muster/contract/counted.ts';
import type { CalendarPerson, CalendarSummary } from '@muster/contract/domains/shifts/shift-answers.ts';
import { type CSSProperties, useEffect, useRef } from 'react';
import { weekdayName } from '../../../platform/format/dates.ts';
import { classNames } from '../../../ui/class-names.ts';
import dayGrid from '../../../ui/period/day-grid.module.css';
import { useTodayInSight } from '../../../ui/period/use-today-in-sight.ts';
import { isWeekend } from './calendar-events.ts';
import styles from './calendar-grid.module.css';
import type { CellBlock, CellPlace } from './calendar-keys.ts';
import { CalendarRow, rowHeight } from './calendar-row.tsx';
import { useCellDrag } from './use-cell-drag.ts';
import { useCellFocus } from './use-cell-focus.ts';
import { useVisibleRows } from './use-visible-rows.ts';
import type { RowRange } from './visible-rows.ts';

/** Employees as rows, days as columns. Only the visible rows are drawn; head and names stay while the rest scrolls. */
export function CalendarGrid(props: CalendarGridProps) {
  const { total, personAt, onShow, days, summary, zone, today, open, onOpen, onAssign } = props;
  const isNarrow = days.length > 7;
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  useTodayInSight(scroller, days.join());
  const { first, last } = useVisibleRows(body, rowHeight, total);
  useEffect(() => onShow({ first, last }), [onShow, first, last]);
  const { focused, onKeyDown, onFocus } = useCellFocus({ scroller, total, columns: days.length, onOpen, onAssign });
  const { block, ...drag } = useCellDrag({ onOpen, onAssign });
  const rows = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  return (
    <div
      ref={scroller}
      className={classNames(dayGrid.scroll, styles.scroll)}
      data-scroller=""
      data-narrow={isNarrow || undefined}
    >
      <table
        {...cellsTakeFocus}
        className={dayGrid.grid}
        aria-label="Planned shifts"
        aria-rowcount={total + 1}
        style={{ '--days': days.length } as CSSProperties}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        {...drag}
      >
        <thead>
          <tr className={classNames(dayGrid.row, styles.head)} aria-rowindex={1}>
            <th scope="col" className={dayGrid.who}>
              Person
            </th>
            {days.map((day, column) => (
              <DayHead key={day} day={day} isNarrow={isNarrow} isToday={day === today} of={summary?.days[column]} />
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
              open={open?.row === row ? open.column : null}
              selectedFrom={block && row >= block.rows[0] && row <= block.rows[1] ? block.columns[0] : null}
              selectedTo={block && row >= block.rows[0] && row <= block.rows[1] ? block.columns[1] : null}
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
  readonly summary: CalendarSummary | undefined;
  readonly zone: string;
  readonly today: string;
  /** The cell whose popover is open. */
  readonly open: CellPlace | null;
  readonly onOpen: (place: CellPlace, cell: HTMLElement) => void;
  readonly onAssign: (block: CellBlock) => void;
}

function DayHead({ day, isNarrow, isToday, of }: DayHeadProps) {
  const note = of === undefined ? '' : (holidayText(of.holiday, isNarrow) ?? shiftsText(of.shifts, isNarrow));
  return (
    <th
      scope="col"
      className={classNames(dayGrid.day, styles.day)}
      data-today={isToday || undefined}
      data-weekend={isWeekend(day) || undefined}
      aria-current={isToday ? 'date' : undefined}
      title={of?.holiday ? `${of.holiday}, ${counted(of.shifts, 'shift')}` : undefined}
    >
      <b className={styles.date}>
        {weekdayName(day)} {Number(day.slice(8, 10))}
      </b>
      <span className={styles.note} data-holiday={of?.holiday ? true : undefined}>
        {note}
      </span>
    </th>
  );
}

/** Narrow heads have the name in the tooltip. */
const holidayText = (holiday: string | null, isNarrow: boolean) => (holiday !== null && isNarrow ? 'Holiday' : holiday);

function shiftsText(shifts: number, isNarrow: boolean): string {
  if (shifts === 0) return '–';
  return isNarrow ? String(shifts) : counted(shifts, 'shift');
}

interface DayHeadProps {
  readonly day: string;
  /** Of more than a week. */
  readonly isNarrow: boolean;
  readonly isToday: boolean;
  readonly of: CalendarSummary['days'][number] | undefined;
}
