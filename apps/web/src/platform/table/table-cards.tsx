import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Checkbox } from '../../ui/input/checkbox.tsx';
import { MenuButton } from '../../ui/menu/menu-button.tsx';
import { OpenRowContext, type RowLook } from './row-look.ts';
import styles from './table-cards.module.css';
import type { TableColumn } from './table-column.ts';
import { sumsOf, totalLabel } from './total-row.tsx';
import type { RecordList } from './use-record-list.ts';

/** The rows on phones, 72 px each: avatar, name, below it the badge and one muted line, the menu on the right. */
export function TableCards<Row>({ label, list, busy, selectable, look, open }: TableCardsProps<Row>) {
  const { rows, rowId, columns, selection } = list;
  const found = sumsOf(list, columns);
  const sums = columns.flatMap(({ id, header }) => (found.has(id) ? [{ id, header, sum: found.get(id) }] : []));
  return (
    <ul className={styles.cards} aria-label={label} aria-busy={busy}>
      {rows.map((row) => (
        <li
          key={rowId(row)}
          className={styles.card}
          data-menu={look.rowActions ? '' : undefined}
          data-selected={(selectable && selection.has(rowId(row))) || undefined}
        >
          <CardContent
            row={row}
            columns={columns}
            zone={list.zone}
            selected={selectable ? selection.has(rowId(row)) : undefined}
            onSelected={(on) => selection.select(rowId(row), on)}
            look={look}
            open={open}
          />
        </li>
      ))}
      {sums.length > 0 ? (
        <li className={styles.total}>
          <b>{totalLabel(list)}</b>
          {sums.map(({ id, header, sum }) => (
            <span key={id}>
              {header} {sum}
            </span>
          ))}
        </li>
      ) : null}
    </ul>
  );
}

export interface TableCardsProps<Row> {
  readonly look: RowLook<Row>;
  /** Opens a row; undefined if rows do not open. */
  readonly open: ((row: Row) => void) | undefined;
  readonly label: string;
  readonly list: RecordList<Row>;
  readonly busy: boolean;
  readonly selectable: boolean;
}

interface CardContentProps<Row> {
  readonly look: RowLook<Row>;
  readonly open: ((row: Row) => void) | undefined;
  readonly row: Row;
  readonly columns: readonly TableColumn<Row>[];
  readonly zone: string;
  /** Undefined if rows cannot be selected. */
  readonly selected: boolean | undefined;
  readonly onSelected: (selected: boolean) => void;
}

function CardContent<Row>({ row, columns, zone, selected, look, open, onSelected }: CardContentProps<Row>) {
  const name = look.rowName(row);
  const href = look.rowHref?.(row);
  const slot = (role: TableColumn<Row>['card']) =>
    columns
      .filter((column) => column.card === role)
      .map((column): CardPart => ({ id: column.id, content: (column.cardCell ?? column.cell)(row, zone) }))
      .filter(({ content }) => content !== null && content !== undefined && content !== '');
  const lines = slot('line');
  const aside = slot('aside');
  const acts = slot('act');
  return (
    <>
      {selected === undefined ? null : (
        <span className={styles.check}>
          <Checkbox
            aria-label={`Select ${name}`}
            checked={selected}
            onChange={(event) => onSelected(event.target.checked)}
          />
        </span>
      )}
      {look.avatar?.(row)}
      <div className={styles.main}>
        <div className={styles.title}>
          <OpenRowContext value={open ? () => open(row) : null}>
            {slot('title').map(({ id: column, content }) => (
              <Fragment key={column}>
                {typeof content === 'string' && href ? (
                  <Link to={href} className={styles.link}>
                    {content}
                  </Link>
                ) : (
                  content
                )}
              </Fragment>
            ))}
          </OpenRowContext>
        </div>
        <div className={styles.facts}>
          {joined(slot('badge'), ' ')}
          {lines.length > 0 ? <span className={styles.line}>{joined(lines, ' · ')}</span> : null}
          {aside.length > 0 ? <span className={styles.aside}>{joined(aside, ' · ')}</span> : null}
        </div>
      </div>
      {acts.length > 0 ? <div className={styles.act}>{joined(acts, ' ')}</div> : null}
      {look.rowActions ? (
        <MenuButton label={`Actions for ${name}`} entries={() => look.rowActions?.(row) ?? []} />
      ) : null}
    </>
  );
}

interface CardPart {
  readonly id: string;
  readonly content: ReactNode;
}

const joined = (parts: readonly CardPart[], between: string) =>
  parts.map(({ id, content }, index) => (
    <Fragment key={id}>
      {index > 0 ? between : ''}
      {content}
    </Fragment>
  ));
