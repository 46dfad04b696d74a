import { Skeleton } from '../../ui/state/skeleton.tsx';
import type { TableColumn } from './table-column.ts';
import styles from './table-grid.module.css';
import type { TableParts } from './table-layout.ts';

const rows = Array.from({ length: 14 }, (_, index) => index);

/** Placeholder for the rows of a first load, in the columns' own widths. */
export function SkeletonRows<Row>({ columns, parts, offsets }: SkeletonRowsProps<Row>) {
  return rows.map((row) => (
    <tr key={row} className={styles.row}>
      {parts.selection ? <td className={styles.cell} data-pinned="left" style={{ left: 0 }} /> : null}
      {columns.map((column, index) => (
        <td
          key={column.id}
          className={styles.cell}
          data-pinned={column.pinned}
          style={column.pinned ? { [column.pinned]: offsets.get(column.id) } : undefined}
        >
          <Skeleton width={`${52 + ((row * 17 + index * 29) % 36)}%`} />
        </td>
      ))}
      {parts.actions ? <td className={styles.cell} data-pinned="right" style={{ right: 0 }} /> : null}
    </tr>
  ));
}

interface SkeletonRowsProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly parts: TableParts;
  readonly offsets: ReadonlyMap<string, number>;
}
