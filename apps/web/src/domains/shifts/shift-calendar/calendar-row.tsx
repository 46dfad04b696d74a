import type { CalendarPerson } from '@muster/contract/domains/shifts/shift-answers.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';
import { formatDay, formatWeekday } from '../../../platform/format/dates.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { classNames } from '../../../ui/class-names.ts';
import dayGrid from '../../../ui/period/day-grid.module.css';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import {
  type AbsenceBar,
  absenceBars,
  contentOf,
  type DayContent,
  eventKindOf,
  isCovered,
  isWeekend,
} from './calendar-events.ts';
import { CalendarMark } from './calendar-mark.tsx';
import styles from './calendar-row.module.css';
import { cellText, eventText } from './event-texts.ts';
import shiftKind from './shift-kind.module.css';

/** One person: the name, a cell for each day, the events over the cells. Drawn again only if something of it changes. */
export const CalendarRow = memo(function CalendarRow({
  index,
  person,
  days,
  zone,
  today,
  focused,
  ...row
}: CalendarRowProps) {
  const contents = days.map((day) => (person ? contentOf(person, day) : emptyDay(day)));
  const bars = absenceBars(contents);
  const warning = person && days.length > 2 ? withoutShiftText(person) : null;
  return (
    <tr className={classNames(dayGrid.row, styles.row)} aria-rowindex={index + 2} style={{ top: index * rowHeight }}>
      <th
        scope="row"
        className={dayGrid.who}
        title={person && [person.name, person.client, person.team].filter(Boolean).join('\n')}
      >
        {person ? <Person person={person} /> : <Skeleton width={160} />}
      </th>
      {contents.map((content, column) => (
        <Cell
          key={content.day}
          place={{ row: index, column }}
          content={content}
          bar={bars.find(({ start }) => start === column)}
          isCovered={isCovered(bars, column)}
          isToday={content.day === today}
          isFocused={focused === column}
          isOpen={row.open === column}
          isSelected={
            row.selectedFrom !== null &&
            row.selectedTo !== null &&
            column >= row.selectedFrom &&
            column <= row.selectedTo
          }
          canAssign={person?.abilities.assign === true}
          isNarrow={days.length > 7}
          label={
            person
              ? [`${person.name}, ${cellText(content, zone)}`, column === 0 && warning].filter(Boolean).join('\n')
              : ''
          }
          zone={zone}
        >
          {column === 0 && warning !== null ? (
            <span className={styles.warning}>
              <IconAlertTriangle size={14} aria-hidden="true" />
              {warning}
            </span>
          ) : null}
        </Cell>
      ))}
    </tr>
  );
});

export const rowHeight = 44;

interface CalendarRowProps {
  readonly index: number;
  /** Undefined while the window of the row loads. */
  readonly person: CalendarPerson | undefined;
  readonly days: readonly string[];
  readonly zone: string;
  readonly today: string;
  /** The column with the keyboard's focus, if it is in this row. */
  readonly focused: number | null;
  /** The column whose popover is open, if it is in this row. */
  readonly open: number | null;
  /** Columns under a drag, if it passes this row. */
  readonly selectedFrom: number | null;
  readonly selectedTo: number | null;
}

function withoutShiftText({ without_shift: without }: CalendarPerson): string | null {
  if (!without) return null;
  return without.since === null ? 'No shift yet' : `No shift since ${formatDay(without.since)}`;
}

const emptyDay = (day: string): DayContent => ({ day, planned: undefined, swap: undefined, pending: undefined });

function Person({ person: { name, client } }: { readonly person: CalendarPerson }) {
  return (
    <>
      <Initials name={name} size={28} />
      <span className={styles.names}>
        <span className={styles.name}>{name}</span>
        <span className={styles.client}>{client}</span>
      </span>
    </>
  );
}

function Cell({ place: { row, column }, content, bar, isFocused, label, zone, children, ...cell }: CellProps) {
  const { day, planned, swap } = content;
  const kind = eventKindOf(content);
  return (
    <td
      className={classNames(dayGrid.cell, styles.cell)}
      data-row={row}
      data-column={column}
      data-today={cell.isToday || undefined}
      data-weekend={isWeekend(day) || undefined}
      data-empty={(kind === null && !cell.isCovered && cell.canAssign) || undefined}
      data-open={cell.isOpen || undefined}
      data-selected={cell.isSelected || undefined}
      data-event={kind === null ? undefined : kind}
      tabIndex={isFocused ? 0 : -1}
      // A bar that lies over several days names them itself.
      aria-label={bar ? undefined : label}
      title={kind === null && swap === undefined ? undefined : label}
    >
      {bar ? <AbsenceEvent bar={bar} /> : null}
      {planned && kind !== null && !cell.isCovered ? (
        <span className={classNames(shiftKind.kind, styles.event)} data-kind={kind}>
          {eventText(planned, zone, cell.isNarrow)}
        </span>
      ) : null}
      {planned === undefined && swap ? (
        <span className={classNames(shiftKind.kind, styles.event)} data-kind="covered">
          {swap.kind === 'covered' ? 'Covered' : 'Swapped'}
        </span>
      ) : null}
      <Marks content={content} />
      {children}
    </td>
  );
}

interface CellProps {
  readonly place: { readonly row: number; readonly column: number };
  readonly content: DayContent;
  /** Of a leave or a suspension that begins here. */
  readonly bar: AbsenceBar | undefined;
  /** One of them lies over it. */
  readonly isCovered: boolean;
  readonly isToday: boolean;
  readonly isFocused: boolean;
  readonly isOpen: boolean;
  readonly isSelected: boolean;
  readonly canAssign: boolean;
  /** Of two weeks or a month. */
  readonly isNarrow: boolean;
  readonly label: string;
  readonly zone: string;
  readonly children: ReactNode;
}

/** Says as much as there is room for. */
function AbsenceEvent({ bar: { kind, length, back } }: { readonly bar: AbsenceBar }) {
  const [text, short] = kind === 'leave' ? ['On leave', 'Leave'] : ['Suspended', 'Susp.'];
  return (
    <span
      className={classNames(shiftKind.kind, styles.event, styles.bar)}
      data-kind={kind}
      style={{ width: `calc(${length * 100}% - 8px + ${length - 1}px)` }}
    >
      {back === null ? null : <span className={styles.most}>{`${text}, back ${formatWeekday(back)}`}</span>}
      <span className={styles.usual}>{text}</span>
      <span className={styles.least}>{short}</span>
    </span>
  );
}

function Marks({ content: { planned, swap, pending } }: { readonly content: DayContent }) {
  if (planned && planned.conflicts.length > 0) return <CalendarMark mark="conflict" inCorner />;
  return pending || swap ? <CalendarMark mark="swap" inCorner /> : null;
}
