import { pageSizes } from '@muster/contract/page-sizes.ts';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import type { BulkActions } from './bulk-actions.ts';
import { BulkBar } from './bulk-bar.tsx';
import styles from './data-table.module.css';
import { changed } from './table-view.ts';
import type { RecordList } from './use-record-list.ts';

/** Below the rows: range, rows per page and pages; the actions on the selected rows while there are some. */
export function TableFoot<Row>({ label, list, bulk }: TableFootProps<Row>) {
  const { view, setView, total } = list;
  if (!total) return null;
  const isSelecting = bulk !== undefined && list.selection.count > 0;
  const pages = (
    <Pagination
      page={view.page}
      size={view.size}
      total={total}
      brief={isSelecting}
      onPage={(page) => setView({ ...view, page })}
      choice={{ sizes: pageSizes, onSize: (size) => setView(changed(view, { size })) }}
    />
  );
  return (
    <div className={styles.foot} data-selecting={isSelecting || undefined}>
      {isSelecting ? (
        <BulkBar label={label} list={list} bulk={bulk}>
          {pages}
        </BulkBar>
      ) : (
        pages
      )}
    </div>
  );
}

interface TableFootProps<Row> {
  readonly label: string;
  readonly list: RecordList<Row>;
  readonly bulk: BulkActions<Row> | undefined;
}
