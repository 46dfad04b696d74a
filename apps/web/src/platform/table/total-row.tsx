import { countText } from '@muster/contract/counted.ts';
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

/** 'Total of 240'. */
export const totalLabel = <Row,>({ total = 0 }: Pick<RecordList<Row>, 'total'>) => `Total of ${countText(total)}`;

/** By column; none for one row, which is its own sum. */
export function sumsOf<Row>({ totals, total = 0 }: RecordList<Row>, columns: readonly TableColumn<Row>[]) {
  if (totals === undefined || total < 2) return new Map();
  return new Map(columns.flatMap(({ id, totalCell }) => (totalCell ? [[id, totalCell(totals) ?? '–'] as const] : [])));
}
