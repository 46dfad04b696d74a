import { StatusBadge } from '../../../ui/badge/status-badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';
import { LeaveIcon } from '../leave-icon.tsx';
import styles from './leave-list.module.css';
import { spanDaysText, spanLengthText } from './leave-span-texts.ts';
import { type PlacedSpan, type ShownCalendar, spansByDay } from './shown-calendar.ts';

/** Every leave of the period, by its first day. */
export function LeaveList({ calendar, onOpen }: LeaveListProps) {
  return (
    <div className={styles.list}>
      <PlainTable
        isBroad
        label="Leave of the period"
        columns={columns}
        rows={spansByDay(calendar)}
        rowId={({ span }) => span.key}
        empty="No one is away."
        actions={(placed) => (
          <Button
            small
            aria-label={`Open the leave of ${placed.person.name}, ${spanDaysText(placed.span)}`}
            aria-haspopup="dialog"
            onClick={(event) => onOpen(placed, event.currentTarget)}
          >
            Open
          </Button>
        )}
      />
    </div>
  );
}

interface LeaveListProps {
  readonly calendar: ShownCalendar;
  readonly onOpen: (placed: PlacedSpan, anchor: HTMLElement) => void;
}

const columns: readonly PlainColumn<PlacedSpan>[] = [
  {
    header: 'Person',
    cell: ({ person, group }) => (
      <>
        {person.name}
        <SecondLine>{[group.client, person.isSelf ? null : group.title].filter(Boolean).join(' · ')}</SecondLine>
      </>
    ),
  },
  {
    header: 'Leave',
    cell: ({ span }) => (
      <>
        {span.color === null ? null : <LeaveIcon color={span.color} inText />}
        {span.label}
      </>
    ),
  },
  { header: 'Dates', isUnbroken: true, cell: ({ span }) => spanDaysText(span) },
  { header: 'Days', align: 'right', isUnbroken: true, cell: ({ span }) => spanLengthText(span) },
  {
    header: 'Status',
    cell: ({ span }) =>
      span.isWaiting ? (
        <StatusBadge tone="amber">Pending</StatusBadge>
      ) : (
        <StatusBadge tone="green">Approved</StatusBadge>
      ),
  },
];
