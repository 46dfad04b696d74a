import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { ColumnEdge } from './column-edge.tsx';
import { FilterButton } from './filter-button.tsx';
import { filterOf, type TableColumn } from './table-column.ts';
import styles from './table-grid.module.css';
import { changed, nextSort, type TableView, withFilter } from './table-view.ts';

/** A column's header: a press sorts (ascending, descending, off), the funnel filters. */
export function HeadCell<Row>({ column, view, onViewChange, onWidth, offset, grows }: HeadCellProps<Row>) {
  const named = filterOf(column);
  const beside = named?.filter.beside;
  const sorted = view.sort?.id === column.id ? (view.sort.descending ? 'descending' : 'ascending') : undefined;
  return (
    <th
      scope="col"
      className={styles.head}
      data-column={column.id}
      data-pinned={column.pinned}
      data-align={column.align}
      data-grow={grows || undefined}
      aria-sort={column.sortable ? (sorted ?? 'none') : undefined}
      data-sized={(column.isSized && !grows) || undefined}
      abbr={column.header}
      style={{
        minWidth: column.width,
        ...(column.isSized && !grows && { maxWidth: column.width }),
        ...(column.pinned && { [column.pinned]: offset }),
      }}
    >
      <div className={styles.headBox}>
        {column.sortable ? (
          <button
            type="button"
            className={styles.sort}
            data-sorted={sorted}
            onClick={() => onViewChange(changed(view, { sort: nextSort(view.sort, column.id) }))}
          >
            <span className={styles.headText}>{column.header}</span>
            {sorted === 'descending' ? (
              <IconArrowDown size={14} aria-hidden="true" />
            ) : (
              <IconArrowUp size={14} aria-hidden="true" />
            )}
          </button>
        ) : (
          <span className={styles.headText}>{column.header}</span>
        )}
        {named ? (
          <FilterButton
            named={named}
            value={view.filters[named.field]}
            beside={beside && { named: beside, value: view.filters[beside.field] }}
            onApply={(value, besideValue) =>
              onViewChange(withFilter(beside ? withFilter(view, beside.field, besideValue) : view, named.field, value))
            }
          />
        ) : null}
      </div>
      <ColumnEdge header={column.header} width={column.width} onWidth={onWidth} />
    </th>
  );
}

interface HeadCellProps<Row> {
  readonly column: TableColumn<Row>;
  readonly view: TableView;
  readonly onViewChange: (next: TableView) => void;
  /** Null: as wide as the content. */
  readonly onWidth: (width: number | null) => void;
  /** Of a pinned column, from its edge, in px. */
  readonly offset: number | undefined;
  /** Takes the spare width. */
  readonly grows: boolean;
}
