import type { Grants } from '@muster/contract/access.ts';
import { columnValue } from '@muster/contract/list-cells.ts';
import {
  columnNames,
  isExported,
  isFilterable,
  isSeen,
  isSortable,
  type ListColumn,
  type ListColumns,
} from '@muster/contract/list-column.ts';
import type { ReactNode } from 'react';
import type { PlainColumn } from '../../ui/plain-table/plain-table.tsx';
import { cellText } from './cell-text.ts';
import type { ColumnFilter, NumberUnit, TableColumn } from './table-column.ts';

/** Columns that derive from a list's declaration: the table shows them, exports can hold more. */
export interface DeclaredColumns<Row> {
  readonly declared: ListColumns;
  readonly table: readonly TableColumn<Row>[];
}

/** What only the page knows of a column: how it looks. The rest is the contract's. */
export interface ColumnLook<Row>
  extends Pick<
    TableColumn<Row>,
    | 'width'
    | 'maxWidth'
    | 'totalCell'
    | 'grow'
    | 'pinned'
    | 'isEarly'
    | 'isInHead'
    | 'align'
    | 'hiddenAtFirst'
    | 'within'
    | 'card'
    | 'cardCell'
  > {
  /** Default: the value as text. */
  readonly cell?: (row: Row, zone: string) => ReactNode;
  /** A short heading for a narrow column, where the label is that of the exported file. */
  readonly header?: string;
  /** The filter takes one of the options at a time, as where figures above the table set it. */
  readonly isSingle?: boolean;
  /** Where the page knows the options, or filters otherwise than the column's kind. */
  readonly filter?: ColumnFilter;
}

/**
 * The columns of a table in the order of `looks`. Label, sorting, filter and texts come from the declaration:
 * `columnsOf<OfficeRow>()(officeColumns, { name: { width: 200, card: 'title' } })`.
 */
export function columnsOf<Row extends object>() {
  return <C extends Readonly<Record<string, ListColumn<Row>>>>(
    declared: C,
    looks: { readonly [Name in keyof C]?: ColumnLook<Row> },
  ): DeclaredColumns<Row> => ({
    declared,
    table: Object.entries<ColumnLook<Row> | undefined>(looks).flatMap(([name, look]) => {
      const column = declared[name];
      return column && look ? [columnOf(name, column, look)] : [];
    }),
  });
}

function columnOf<Row extends object>(name: string, column: ListColumn<Row>, look: ColumnLook<Row>): TableColumn<Row> {
  const { isSingle = false, filter = filterOf(column, isSingle), cell, header = column.label, ...place } = look;
  return {
    ...(isNumber(column) && { align: 'right' }),
    ...((isNumber(column) || isTime(column)) && { hasFigures: true }),
    ...(column.totalled && { totalCell: (totals) => cellText(column, totals[name], '') }),
    ...place,
    id: name,
    header,
    sortable: isSortable(column),
    ...(filter && { filter }),
    cell: cell ?? ((row, zone) => cellText(column, columnValue(column, name, row), zone)),
  };
}

const isTime = ({ kind }: ListColumn) => kind === 'day' || kind === 'instant';

const isNumber = ({ kind }: ListColumn) => unitOf(kind) !== null;

const unitOf = (kind: ListColumn['kind']): NumberUnit | null =>
  kind === 'number' || kind === 'minutes' || kind === 'money' ? kind : null;

function filterOf(column: ListColumn, isSingle: boolean): ColumnFilter | undefined {
  if (!isFilterable(column)) return undefined;
  if (column.kind === 'yesNo') return { kind: 'select', options: choicesOf(column.options ?? yesNo) };
  if (column.kind === 'choice' && column.options) {
    return { kind: isSingle ? 'select' : 'multi', options: choicesOf(column.options) };
  }
  if (isTime(column)) return { kind: 'dates' };
  const unit = unitOf(column.kind);
  if (unit !== null) return { kind: 'numbers', unit };
  return column.kind === 'text' ? { kind: 'text' } : undefined;
}

const yesNo = { true: 'Yes', false: 'No' };
const choicesOf = (options: Readonly<Record<string, string>>) =>
  Object.entries(options).map(([value, label]) => ({ value, label }));

/** The same columns for a small table that neither sorts nor filters. */
export const plainColumnsOf = <Row>({ table }: DeclaredColumns<Row>, zone: string): readonly PlainColumn<Row>[] =>
  table.map(({ header, align, cell }) => ({
    header,
    ...(align === 'right' && { align }),
    cell: (row) => cell(row, zone),
  }));

/** Those that the viewer sees. */
export const seenBy = <Row>({ declared, table }: DeclaredColumns<Row>, viewer: Grants): readonly TableColumn<Row>[] =>
  table.filter(({ id }) => isSeen(declared, id, viewer));

/** What an export holds: all that may be exported, without the columns that the reader hides. */
export function exportedNames<Row>({ declared, table }: DeclaredColumns<Row>, shown: readonly TableColumn<Row>[]) {
  const isShown = (name: string | undefined) => shown.some(({ id }) => id === name);
  const hidden = table.filter(({ id, within }) => !isShown(id) && !isShown(within));
  return columnNames(declared, isExported).filter((name) => !hidden.some(({ id }) => id === name));
}
