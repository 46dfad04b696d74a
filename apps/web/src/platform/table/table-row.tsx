import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { Checkbox } from '../../ui/input/checkbox.tsx';
import { MenuButton } from '../../ui/menu/menu-button.tsx';
import type { MenuEntry } from '../../ui/menu/menu-entry.ts';
import type { TableColumn } from './table-column.ts';
import styles from './table-grid.module.css';

export function TableRow<Row>({
  row,
  name,
  columns,
  zone,
  offsets,
  href,
  actions,
  selected,
  onSelected,
}: TableRowProps<Row>) {
  const navigate = useNavigate();
  const open = (event: MouseEvent) => {
    if (href !== undefined && isPlainPress(event)) navigate(href);
  };
  return (
    <tr className={styles.row} data-selected={selected || undefined} data-link={href ? '' : undefined} onClick={open}>
      {selected === undefined ? null : (
        <td className={styles.cell} data-pinned="left" style={{ left: 0 }}>
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
          href={index === 0 ? href : undefined}
          name={column.card === 'title' ? name : undefined}
        />
      ))}
      {actions ? (
        <td className={styles.cell} data-pinned="right" data-actions="" style={{ right: 0 }}>
          <MenuButton label={`Actions for ${name}`} entries={() => actions(row)} />
        </td>
      ) : null}
    </tr>
  );
}

interface TableRowProps<Row> {
  readonly row: Row;
  readonly name: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly zone: string;
  readonly offsets: ReadonlyMap<string, number>;
  readonly href: string | undefined;
  readonly actions: ((row: Row) => readonly MenuEntry[]) | undefined;
  /** Undefined if rows cannot be selected. */
  readonly selected: boolean | undefined;
  readonly onSelected: (selected: boolean) => void;
}

function Cell<Row>({ column, row, zone, offset, href, name }: CellProps<Row>) {
  const content = column.cell(row, zone);
  const missing = content === null || content === undefined || content === '';
  const shown = missing ? <span className={styles.none}>–</span> : withLink(content, href);
  return (
    <td
      className={styles.cell}
      data-pinned={column.pinned}
      data-align={column.align}
      data-first={href === undefined ? undefined : ''}
      style={column.pinned ? { [column.pinned]: offset } : undefined}
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
  readonly href: string | undefined;
  /** The row's name where the cell shows it: a tooltip for names that are cut off. */
  readonly name: string | undefined;
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
