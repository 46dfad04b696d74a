import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Checkbox } from '../../ui/input/checkbox.tsx';
import type { MenuEntry } from '../../ui/menu/menu-entry.ts';
import { Unseen } from '../../ui/unseen/unseen.tsx';
import { HeadCell } from './head-cell.tsx';
import { moveBetweenRows } from './row-keys.ts';
import { SkeletonRows } from './skeleton-rows.tsx';
import styles from './table-grid.module.css';
import { actionsWidth, layoutOf, selectionWidth } from './table-layout.ts';
import { TableRow } from './table-row.tsx';
import type { RecordList } from './use-record-list.ts';
import { useScrollEdges } from './use-scroll-edges.ts';

/** The table of wide screens: header, first and last columns stay visible while the rest scrolls below them. */
export function TableGrid<Row extends object>({ label, list, ...rest }: TableGridProps<Row>) {
  const region = useRef<HTMLElement>(null);
  useScrollEdges(region);
  const { shown, selection, rowId } = list;
  const parts = { selection: rest.selectable, actions: rest.rowActions !== undefined };
  const layout = layoutOf(shown, parts);
  return (
    <section ref={region} className={styles.region} aria-label={label} {...reachable}>
      <table aria-label={label} className={styles.table} style={{ minWidth: layout.least }} aria-busy={rest.busy}>
        <colgroup>
          {parts.selection ? <col style={{ width: selectionWidth }} /> : null}
          {shown.map((column) => (
            <col key={column.id} style={column.id === layout.growing ? undefined : { width: column.width }} />
          ))}
          {parts.actions ? <col style={{ width: actionsWidth }} /> : null}
        </colgroup>
        <thead>
          <tr>
            {parts.selection ? (
              <th scope="col" className={styles.head} data-pinned="left" style={{ left: 0 }}>
                <Checkbox
                  aria-label="Select all rows on this page"
                  checked={selection.ofPage === 'all'}
                  mixed={selection.ofPage === 'some'}
                  onChange={(event) => selection.selectPage(event.target.checked)}
                />
              </th>
            ) : null}
            {shown.map((column) => (
              <HeadCell
                key={column.id}
                column={column}
                view={list.view}
                onViewChange={list.setView}
                offset={layout.offsets.get(column.id)}
              />
            ))}
            {parts.actions ? (
              <th scope="col" className={styles.head} data-pinned="right" style={{ right: 0 }}>
                <Unseen>Actions</Unseen>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody onKeyDown={(event: KeyboardEvent) => moveBetweenRows(event)}>
          {rest.skeleton ? (
            <SkeletonRows columns={shown} parts={parts} offsets={layout.offsets} />
          ) : (
            list.rows.map((row) => (
              <TableRow
                key={rowId(row)}
                row={row}
                name={rest.rowName(row)}
                columns={shown}
                zone={list.zone}
                offsets={layout.offsets}
                href={rest.rowHref?.(row)}
                actions={rest.rowActions}
                selected={rest.selectable ? selection.has(rowId(row)) : undefined}
                onSelected={(on) => selection.select(rowId(row), on)}
              />
            ))
          )}
        </tbody>
      </table>
      {rest.children}
    </section>
  );
}

/** Scrolling content must be reachable by keyboard. */
const reachable = { tabIndex: 0 };

interface TableGridProps<Row extends object> {
  readonly label: string;
  readonly list: RecordList<Row>;
  readonly rowName: (row: Row) => string;
  readonly rowHref?: ((row: Row) => string) | undefined;
  readonly rowActions?: ((row: Row) => readonly MenuEntry[]) | undefined;
  readonly selectable: boolean;
  /** No rows yet: placeholders instead. */
  readonly skeleton: boolean;
  readonly busy: boolean;
  /** Below the rows: empty or failed. */
  readonly children?: ReactNode;
}
