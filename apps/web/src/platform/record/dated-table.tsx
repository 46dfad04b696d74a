import type { DatedRow } from '@muster/contract/dated/dated-row.ts';
import type { ReactNode } from 'react';
import { StatusBadge, type Tone } from '../../ui/badge/status-badge.tsx';
import { type PlainColumn, PlainTable } from '../../ui/plain-table/plain-table.tsx';
import { formatDay } from '../format/dates.ts';

const stateLabels = { past: 'Past', current: 'Current', future: 'To come' } as const;
const stateTones: Readonly<Record<DatedRow['state'], Tone>> = { past: 'gray', current: 'green', future: 'blue' };

/** Dated rows, newest first; the current one is marked. */
export function DatedTable<Row extends DatedRow>({
  label,
  heading,
  rows,
  empty,
  value,
  actions,
}: DatedTableProps<Row>) {
  const columns: readonly PlainColumn<Row>[] = [
    { header: heading, cell: value },
    { header: 'From', cell: ({ from }) => formatDay(from), isUnbroken: true },
    { header: 'Until', cell: ({ to }) => (to === null ? 'Open' : formatDay(to)), isUnbroken: true },
    { header: 'State', cell: ({ state }) => <StatusBadge tone={stateTones[state]}>{stateLabels[state]}</StatusBadge> },
  ];
  // A column of empty cells helps nobody.
  const hasActions = actions !== undefined && rows.some((row) => actions(row) !== null);
  return (
    <PlainTable
      isDated
      label={label}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      empty={empty}
      actions={hasActions ? actions : undefined}
    />
  );
}

interface DatedTableProps<Row> {
  readonly label: string;
  /** Of the first column. */
  readonly heading: string;
  readonly rows: readonly Row[];
  /** Said where there is no row. */
  readonly empty: string;
  readonly value: (row: Row) => ReactNode;
  readonly actions?: ((row: Row) => ReactNode) | undefined;
}
