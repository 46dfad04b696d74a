import { countText } from '@muster/contract/counted.ts';
import type { ListTotals } from '@muster/contract/list.ts';
import type { ReactNode } from 'react';
import type { TableColumn } from './table-column.ts';
import type { TableParts } from './table-layout.ts';
import styles from './total-row.module.css';
import type { RecordList } from './use-record-list.ts';

/** The sums over all results, below the rows and always in view. */
export function TotalRow<Row>({ list, columns, parts, offsets }: TotalRowProps<Row>) {
  const sums = sumsOf(list, columns);
  if (sums.size === 0) return null;
  const [first, ...others] = columns;
  const place = (column: TableColumn<Row>) => (column.pinned ? { [column.pinned]: offsets.get(column.id) } : undefined);
  return (
    <tfoot>
      <tr>
        {parts.selection ? (
          <td className={styles.total} data-selection="" data-pinned="left" style={{ left: 0 }} />
        ) : null}
        {first ? (
          <th scope="row" className={styles.total} data-pinned={first.pinned} style={place(first)}>
            {totalLabel(list)}
          </th>
        ) : null}
        {others.map((column) => (
          <td
            key={column.id}
            className={styles.total}
            data-pinned={column.pinned}
            data-align={column.align}
            style={place(column)}
          >
            {sums.get(column.id)}
          </td>
        ))}
        {parts.actions ? <td className={styles.total} data-pinned="right" style={{ right: 0 }} /> : null}
      </tr>
    </tfoot>
  );
}

interface TotalRowProps<Row> {
  readonly list: RecordList<Row>;
  /** As shown. */
  readonly columns: readonly TableColumn<Row>[];
  readonly parts: TableParts;
  readonly offsets: ReadonlyMap<string, number>;
}

/** 'Total of 240', or 'Selected 30'. */
export const totalLabel = <Row,>({ total = 0, selection }: Summed<Row>) =>
  isOfSelection(selection) ? `Selected ${countText(selection.count)}` : `Total of ${countText(total)}`;

type Summed<Row> = Pick<RecordList<Row>, 'total' | 'totals' | 'selection'>;

const isOfSelection = <Row,>({ count, all }: RecordList<Row>['selection']) => count > 0 && !all;

/** By column, over the selected rows or all results; none for one result, which is its own sum. */
export function sumsOf<Row>(
  { totals, total = 0, selection }: Summed<Row>,
  columns: readonly TableColumn<Row>[],
): ReadonlyMap<string, ReactNode> {
  if (totals === undefined || total < 2) return new Map();
  const shown = isOfSelection(selection) ? totalsOfRows(selection.rows, Object.keys(totals)) : totals;
  return new Map(columns.flatMap(({ id, totalCell }) => (totalCell ? [[id, totalCell(shown) ?? '–'] as const] : [])));
}

/** Parts of days are hundredths. */
function totalsOfRows<Row>(rows: readonly Row[], names: readonly string[]): ListTotals {
  const values = rows.map((row) => new Map<string, unknown>(Object.entries(row ?? {})));
  const sumOf = (name: string) =>
    values.reduce((sum, row) => {
      const value = row.get(name);
      return typeof value === 'number' ? sum + value : sum;
    }, 0);
  return Object.fromEntries(names.map((name) => [name, Math.round(sumOf(name) * 100) / 100]));
}
