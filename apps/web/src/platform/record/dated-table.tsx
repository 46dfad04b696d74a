import type { DatedRow } from '@muster/contract/dated.ts';
import type { ReactNode } from 'react';
import { StatusBadge, type Tone } from '../../ui/badge/status-badge.tsx';
import { formatDay } from '../format/dates.ts';
import styles from './dated-table.module.css';

const stateLabels = { past: 'Past', current: 'Current', future: 'To come' } as const;
const stateTones: Readonly<Record<DatedRow['state'], Tone>> = { past: 'gray', current: 'green', future: 'blue' };

/** Rows that hold from a day to a day, newest first; the one in force is marked. */
export function DatedTable<Row extends DatedRow>({
  label,
  heading,
  rows,
  empty,
  value,
  actions,
}: DatedTableProps<Row>) {
  // A column of empty cells helps nobody.
  const hasActions = actions !== undefined && rows.some((row) => actions(row) !== null);
  if (rows.length === 0) return <p className={styles.none}>{empty}</p>;
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          <th scope="col">From</th>
          <th scope="col">Until</th>
          <th scope="col">State</th>
          {hasActions ? <th scope="col">Actions</th> : null}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} data-state={row.state}>
            <th scope="row">{value(row)}</th>
            <td>{formatDay(row.from)}</td>
            <td>{row.to === null ? 'Open' : formatDay(row.to)}</td>
            <td>
              <StatusBadge tone={stateTones[row.state]}>{stateLabels[row.state]}</StatusBadge>
            </td>
            {hasActions ? <td>{actions(row)}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
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
