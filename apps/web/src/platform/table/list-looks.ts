import type { ListSettings } from '@muster/contract/domains/accounts/list-settings.calls.ts';
import type { ListName } from '@muster/contract/list-names.ts';
import type { TableColumn } from './table-column.ts';

/** Which columns a list shows, in which order. `hidden` null: those that the list hides at first. */
export interface ColumnChoice {
  readonly hidden: readonly string[] | null;
  /** Empty: the order of the list. */
  readonly order: readonly string[];
}

export const asDeclared: ColumnChoice = { hidden: null, order: [] };

export const defaultSettings = (list: ListName): ListSettings => ({
  list,
  column_order: [],
  hidden_columns: null,
  widths: {},
  density: 'comfortable',
});

/** Columns in the chosen order. One that the order does not name, as it is new, follows its neighbour of the list. */
export function arranged<Row>(columns: readonly TableColumn<Row>[], order: readonly string[]) {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const result = [...new Set(order)].flatMap((id) => byId.get(id) ?? []);
  for (const [index, column] of columns.entries()) {
    if (result.includes(column)) continue;
    const before = columns[index - 1];
    result.splice(before ? result.indexOf(before) + 1 : 0, 0, column);
  }
  return result;
}

/** The ids with one of them moved to another place. */
export function moved(ids: readonly string[], id: string, to: number): readonly string[] {
  const others = ids.filter((one) => one !== id);
  return others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, id);
}

/** Whether two choices show the same columns in the same order. */
export function isSameChoice<Row>(columns: readonly TableColumn<Row>[], one: ColumnChoice, other: ColumnChoice) {
  return shownBy(columns, one) === shownBy(columns, other);
}

const shownBy = <Row>(columns: readonly TableColumn<Row>[], { hidden, order }: ColumnChoice) => {
  const away = hiddenBy(columns, hidden);
  const ids = arranged(columns, order).flatMap(({ id }) => (away.has(id) ? [] : [id]));
  return JSON.stringify(ids);
};

export const hiddenBy = <Row>(columns: readonly TableColumn<Row>[], hidden: ColumnChoice['hidden']) =>
  new Set(hidden ?? columns.filter((column) => column.hiddenAtFirst).map(({ id }) => id));
