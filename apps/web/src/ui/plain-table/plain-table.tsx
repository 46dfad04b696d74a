import type { ReactNode } from 'react';
import { CardNote } from '../card/card-note.tsx';
import { Unseen } from '../unseen/unseen.tsx';
import opening from './opens.module.css';
import styles from './plain-table.module.css';

/** A tablet has room for so many columns. */
const mostOnTablets = 6;

/** A short table inside a card, with all its rows; on phones each row is a block. The first column names the row. */
export function PlainTable<Row>({
  label,
  columns,
  rows,
  rowId,
  empty,
  actions,
  opens,
  isDated,
  isBroad,
  groupOf,
}: PlainTableProps<Row>) {
  if (rows.length === 0) return <CardNote>{empty}</CardNote>;
  const [first, ...others] = columns;
  const isBroken = isBroad === true && columns.length + (actions ? 1 : 0) > mostOnTablets;
  const isFixed = columns.some(({ share }) => share !== undefined);
  return (
    <table
      className={styles.table}
      data-dated={isDated}
      data-broad={isBroken || undefined}
      data-tight={(isBroad && !isBroken) || undefined}
      data-fixed={isFixed || undefined}
      aria-label={label}
    >
      <thead>
        <tr>
          {columns.map(({ header, align, share }) => (
            <th key={header} scope="col" data-align={align} style={share ? { width: `${share}%` } : undefined}>
              {header}
            </th>
          ))}
          {actions ? (
            <th scope="col">
              <Unseen>Actions</Unseen>
            </th>
          ) : null}
        </tr>
      </thead>
      {[...Map.groupBy(rows, (row) => groupOf?.(row) ?? null)].map(([group, those]) => (
        <tbody key={group}>
          {group === null ? null : (
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={columns.length + (actions ? 1 : 0)}>
                {group}
              </th>
            </tr>
          )}
          {those.map((row) => (
            <tr key={rowId(row)} data-opens={opens ? true : undefined}>
              <th scope="row" data-unbroken={first?.isUnbroken}>
                {opens ? (
                  <button
                    type="button"
                    className={opening.opens}
                    aria-label={opens.label(row)}
                    onClick={() => opens.run(row)}
                  >
                    {first?.cell(row)}
                  </button>
                ) : (
                  first?.cell(row)
                )}
                {first?.below?.(row)}
              </th>
              {others.map(({ header, cell, align, isUnbroken, isFree }) => {
                const shown = cell(row) ?? null;
                return (
                  <td
                    key={header}
                    data-label={header}
                    data-align={align}
                    data-unbroken={isUnbroken}
                    data-free={isFree}
                    data-missing={shown === null || undefined}
                  >
                    {shown ?? <span aria-hidden="true">–</span>}
                  </td>
                );
              })}
              {actions ? <td className={styles.actions}>{actions(row)}</td> : null}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

export interface PlainColumn<Row> {
  readonly header: string;
  /** Null is shown as a dash. */
  readonly cell: (row: Row) => ReactNode;
  /** Of the first column: a second line that is not part of what opens the row. */
  readonly below?: (row: Row) => ReactNode;
  readonly align?: 'right';
  /** Days and amounts: on one line, however long the neighboring texts are. */
  readonly isUnbroken?: true;
  /** In percent of the table: several tables below each other then share their columns. */
  readonly share?: number;
  /** User-written text: can break inside a word. */
  readonly isFree?: true;
}

interface PlainTableProps<Row> {
  readonly label: string;
  readonly columns: readonly PlainColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string | number;
  /** A value, from, until and similar: one line with the corresponding cells of other rows. */
  readonly isDated?: true;
  /** Needs much of the room that a tablet has: its columns are closer there, and from seven columns on each row is a block. */
  readonly isBroad?: boolean;
  /** Text if there are no rows. */
  readonly empty: string;
  readonly actions?: ((row: Row) => ReactNode) | undefined;
  /** What a click on a row opens. */
  readonly opens?: RowOpening<Row>;
  /** Rows of one group stand together under its name. */
  readonly groupOf?: ((row: Row) => string) | undefined;
}

export interface RowOpening<Row> {
  /** For screen readers: 'Open Mar 2'. */
  readonly label: (row: Row) => string;
  readonly run: (row: Row) => void;
}
