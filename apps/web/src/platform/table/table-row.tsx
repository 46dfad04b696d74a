import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { Checkbox } from '../../ui/input/checkbox.tsx';
import { MenuButton } from '../../ui/menu/menu-button.tsx';
import { OpenRowContext, type RowLook } from './row-look.ts';
import type { TableColumn } from './table-column.ts';
import styles from './table-grid.module.css';

export function TableRow<Row>({ id, row, look, open, columns, growing, zone, offsets, ...state }: TableRowProps<Row>) {
  const name = look.rowName(row);
  const href = look.rowHref?.(row);
  const { selected, onSelected } = state;
  return (
    <tr
      className={styles.row}
      tabIndex={-1}
      data-row={id}
      data-selected={selected || undefined}
      data-open={state.isOpen || undefined}
      data-dimmed={look.isDimmed?.(row) || undefined}
      data-link={open ? '' : undefined}
      onClick={(event) => {
        if (isPlainPress(event)) open?.(row);
      }}
    >
      {selected === undefined ? null : (
        <td className={styles.cell} data-selection="" data-pinned="left" style={{ left: 0 }}>
          <Checkbox
            aria-label={`Select ${name}`}
            checked={selected}
            onChange={(event) => onSelected(event.target.checked)}
          />
        </td>
      )}
      {columns.map((column, index) => (
        <Cell
          key={column.id}
          column={column}
          row={row}
          zone={zone}
          offset={offsets.get(column.id)}
          grows={column.id === growing}
          href={index === 0 ? href : undefined}
          name={column.card === 'title' ? name : undefined}
          open={column.card === 'title' && open ? () => open(row) : null}
        />
      ))}
      {look.rowActions && state.hasActions ? (
        <td className={styles.cell} data-pinned="right" data-actions="" style={{ right: 0 }}>
          <MenuButton label={`Actions for ${name}`} entries={() => look.rowActions?.(row) ?? []} />
        </td>
      ) : null}
    </tr>
  );
}

interface TableRowProps<Row> {
  readonly id: string;
  readonly row: Row;
  readonly look: RowLook<Row>;
  /** Undefined if rows do not open. */
  readonly open: ((row: Row) => void) | undefined;
  readonly columns: readonly TableColumn<Row>[];
  /** The column that takes the spare width. */
  readonly growing: string | undefined;
  readonly zone: string;
  readonly offsets: ReadonlyMap<string, number>;
  /** Shown in the quick view. */
  readonly isOpen: boolean;
  readonly hasActions: boolean;
  /** Undefined if rows cannot be selected. */
  readonly selected: boolean | undefined;
  readonly onSelected: (selected: boolean) => void;
}

function Cell<Row>({ column, row, zone, offset, grows, href, name, open }: CellProps<Row>) {
  const content = column.cell(row, zone);
  const missing = content === null || content === undefined || content === '';
  const value = missing ? <span className={styles.none}>–</span> : withLink(content, href);
  const shown = open ? <OpenRowContext value={open}>{value}</OpenRowContext> : value;
  return (
    <td
      className={styles.cell}
      data-pinned={column.pinned}
      data-align={column.align}
      data-figures={column.hasFigures}
      data-grow={grows || undefined}
      data-sized={column.isSized}
      data-first={href === undefined ? undefined : ''}
      style={{
        ...(column.pinned && { [column.pinned]: offset }),
        ...(column.maxWidth !== undefined && { maxWidth: column.maxWidth }),
      }}
      title={typeof content === 'string' ? content : name}
    >
      {column.pinned ? <div className={styles.held}>{shown}</div> : shown}
    </td>
  );
}

interface CellProps<Row> {
  readonly column: TableColumn<Row>;
  readonly row: Row;
  readonly zone: string;
  readonly offset: number | undefined;
  readonly grows: boolean;
  readonly href: string | undefined;
  /** The row's name where the cell shows it: a tooltip for names that are cut off. */
  readonly name: string | undefined;
  readonly open: (() => void) | null;
}

const withLink = (content: ReturnType<TableColumn<unknown>['cell']>, href: string | undefined) =>
  href !== undefined && typeof content === 'string' ? (
    <Link className={styles.link} to={href}>
      {content}
    </Link>
  ) : (
    content
  );

/** Presses on controls, with modifiers or during text selection do not open the row. */
function isPlainPress(event: MouseEvent): boolean {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return false;
  const onControl =
    event.target instanceof Element && event.target.closest('a, button, input, label, select, [popover]');
  return !onControl && (window.getSelection()?.isCollapsed ?? true);
}
