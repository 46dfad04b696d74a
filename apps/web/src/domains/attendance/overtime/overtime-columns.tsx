import {
  overtimeOccasionLabels,
  overtimeStateLabels,
} from '@muster/contract/domains/attendance/attendance.constants.ts';
import type { OvertimeRow } from '@muster/contract/domains/attendance/overtime-answers.ts';
import { overtimeColumns } from '@muster/contract/domains/attendance/overtime-columns.ts';
import { clockText, formatDateTime, formatDay } from '../../../platform/format/dates.ts';
import { minutesText } from '../../../platform/format/minutes.ts';
import { columnsOf } from '../../../platform/table/columns-of.ts';
import { StatusBadge, type Tone } from '../../../ui/badge/status-badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { SecondLine } from '../../../ui/plain-table/second-line.tsx';
import styles from '../corrections/corrections.module.css';

const tones: Readonly<Record<OvertimeRow['state'], Tone>> = {
  requested: 'amber',
  approved: 'green',
  refused: 'red',
  withdrawn: 'gray',
};

const shown = {
  'employee.name': {
    width: 236,
    pinned: 'left' as const,
    cell: ({ employee, client }: OvertimeRow) => (
      <>
        <span className={styles.name}>{employee.name}</span>
        <SecondLine>{client}</SecondLine>
      </>
    ),
    card: 'title' as const,
    cardCell: ({ employee }: OvertimeRow) => employee.name,
  },
  work_date: {
    width: 150,
    cell: ({ work_date, shift }: OvertimeRow) => (
      <>
        {formatDay(work_date)}
        <SecondLine>{shift ?? 'Not planned'}</SecondLine>
      </>
    ),
    card: 'line' as const,
    cardCell: ({ work_date }: OvertimeRow) => formatDay(work_date),
  },
  first_in: {
    header: 'In and out',
    width: 176,
    grow: true,
    cell: (row: OvertimeRow, zone: string) => (
      <>
        {spanText(row.first_in, row.last_out, zone)}
        {row.starts_at === null ? null : <SecondLine>Planned {spanText(row.starts_at, row.ends_at, zone)}</SecondLine>}
      </>
    ),
  },
  minutes: {
    header: 'Overtime',
    width: 180,
    isSingle: true as const,
    cell: (row: OvertimeRow) => (
      <>
        {minutesText(row.minutes)}
        <SecondLine>{whenText(row)}</SecondLine>
      </>
    ),
    card: 'aside' as const,
  },
};

/** Without the decision: for a small table that has its buttons beside the row. */
export const overtimeRequestColumns = columnsOf<OvertimeRow>()(overtimeColumns, shown);

export const waitingOvertimeColumnsFor = (onDecide: (rows: readonly OvertimeRow[]) => void) =>
  columnsOf<OvertimeRow>()(overtimeColumns, {
    ...shown,
    state: {
      header: 'Decision',
      width: 128,
      pinned: 'right',
      cell: (row) =>
        row.abilities.decide ? (
          <Button small onClick={() => onDecide([row])}>
            Decide
          </Button>
        ) : null,
      card: 'badge',
    },
  });

export const decidedOvertimeColumns = columnsOf<OvertimeRow>()(overtimeColumns, {
  ...shown,
  state: {
    header: 'Decision',
    width: 260,
    cell: ({ state, note, decided_by, decided_at }, zone) => (
      <div className={styles.free}>
        <StatusBadge tone={tones[state]}>{overtimeStateLabels[state]}</StatusBadge>
        {decided_at === null ? null : (
          <SecondLine>
            {decided_by ?? 'Somebody'}, {formatDateTime(decided_at, zone)}
            {note === null ? '' : `: ${note}`}
          </SecondLine>
        )}
      </div>
    ),
    card: 'badge',
  },
});

/** 'After the shift, 1 h of it approved'. */
export const whenText = ({ occasion, approved_minutes, minutes }: OvertimeRow): string =>
  approved_minutes > 0 && approved_minutes < minutes
    ? `${overtimeOccasionLabels[occasion]}, ${minutesText(approved_minutes)} of it approved`
    : overtimeOccasionLabels[occasion];

export const spanText = (from: string | null, to: string | null, zone: string): string =>
  from === null ? '–' : `${clockText(from, zone)} – ${clockText(to, zone) ?? '?'}`;
