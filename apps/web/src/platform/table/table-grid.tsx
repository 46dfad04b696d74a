import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Checkbox } from '../../ui/input/checkbox.tsx';
import { Unseen } from '../../ui/unseen/unseen.tsx';
import { useTablet } from '../../ui/use-compact.ts';
import { closeSmallOverflow } from './close-small-overflow.ts';
import { HeadCell } from './head-cell.tsx';
import { moveBetweenRows } from './row-keys.ts';
import type { RowLook } from './row-look.ts';
import { SkeletonRows } from './skeleton-rows.tsx';
import styles from './table-grid.module.css';
import { actionsWidth, layoutOf, onTablet, selectionWidth } from './table-layout.ts';
import { TableRow } from './table-row.tsx';
import { TotalRow } from './total-row.tsx';
import { useFittingColumns } from './use-fitting-columns.ts';
import type { RecordList } from './use-record-list.ts';
import { useScrollEdges } from './use-scroll-edges.ts';

/** The table of wide screens: header, first and last columns stay visible while the rest scrolls below them. */
export function TableGrid<Row extends object>({ label, list, look, ...rest }: TableGridProps<Row>) {
  const region = useRef<HTMLElement>(null);
  useScrollEdges(region);
  const { selection, rowId } = list;
  const isDocked = rest.openId !== undefined && !rest.isOver;
  const isTablet = useTablet();
  // Before the settings of the list are there, only those that cannot be hidden: the others would move.
  const known = list.look.isKnown ? list.shown : list.shown.filter(({ pinned }) => pinned === 'left');
  const columns = isTablet ? onTablet(known) : known;
  const shown = useFittingColumns(region, { columns, isDocked, isSelectable: rest.selectable });
  const parts = { selection: rest.selectable, actions: look.rowActions !== undefined && !isDocked };
  const layout = layoutOf(shown, parts);
  const [isReady, setIsReady] = useState(hold !== undefined);
  const skeleton = rest.skeleton || (isTablet && !isReady);
  useLayoutEffect(() => {
    if (!isTablet) return;
    if (hold) {
      if (isReady && !skeleton) hold(region.current, columns);
      return setIsReady(true);
    }
    const loaded = import('./hold-whole-columns.ts').then((part) => part.hold);
    // Without it the last column in sight can be cut.
    void loaded
      .catch(() => () => undefined)
      .then((found) => {
        hold = found;
        setIsReady(true);
      });
  });
  useLayoutEffect(() => {
    // What the columns show is what their widths follow.
    if (!isTablet && !skeleton && list.rows.length > 0 && shown.length > 0) closeSmallOverflow(region.current);
  }, [isTablet, skeleton, list.rows, shown]);
  return (
    <section ref={region} className={styles.region} aria-label={label} {...reachable}>
      <table aria-label={label} className={styles.table} data-density={list.look.density} aria-busy={rest.busy}>
        <thead>
          <tr>
            {parts.selection ? (
              <th
                scope="col"
                className={styles.head}
                data-selection=""
                data-pinned="left"
                style={{ left: 0, minWidth: selectionWidth }}
              >
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
                onWidth={(width) => list.look.setWidth(column.id, width)}
                offset={layout.offsets.get(column.id)}
                grows={column.id === layout.growing}
              />
            ))}
            {parts.actions ? (
              <th scope="col" className={styles.head} data-pinned="right" style={{ right: 0, minWidth: actionsWidth }}>
                <Unseen>Actions</Unseen>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody onKeyDown={(event: KeyboardEvent) => moveBetweenRows(event)}>
          {skeleton ? (
            <SkeletonRows columns={shown} parts={parts} offsets={layout.offsets} />
          ) : (
            list.rows.map((row) => (
              <TableRow
                key={rowId(row)}
                id={rowId(row)}
                row={row}
                look={look}
                columns={shown}
                zone={list.zone}
                offsets={layout.offsets}
                open={rest.open}
                isOpen={rest.openId === rowId(row)}
                hasActions={parts.actions}
                growing={layout.growing}
                selected={rest.selectable ? selection.has(rowId(row)) : undefined}
                onSelected={(on) => selection.select(rowId(row), on)}
              />
            ))
          )}
        </tbody>
        {skeleton ? null : <TotalRow list={list} columns={shown} parts={parts} offsets={layout.offsets} />}
      </table>
      {rest.children}
    </section>
  );
}

/** Loaded on tablets alone, with the placeholders, which stay until then: rows that are shown before would move. */
let hold: typeof import('./hold-whole-columns.ts').hold | undefined;

/** Scrolling content must be reachable by keyboard. */
const reachable = { tabIndex: 0 };

interface TableGridProps<Row extends object> {
  readonly label: string;
  readonly list: RecordList<Row>;
  readonly look: RowLook<Row>;
  /** Opens a row; undefined if rows do not open. */
  readonly open: ((row: Row) => void) | undefined;
  /** The row in the quick view. */
  readonly openId: string | undefined;
  /** Whether the quick view lies over the table instead of beside it. */
  readonly isOver: boolean;
  readonly selectable: boolean;
  /** No rows yet: placeholders instead. */
  readonly skeleton: boolean;
  readonly busy: boolean;
  /** Below the rows: empty or failed. */
  readonly children?: ReactNode;
}
