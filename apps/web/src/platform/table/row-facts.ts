import type { Fact } from '../../ui/description-list/description-list.tsx';
import type { RecordList } from './use-record-list.ts';

/** What every column says of a row, hidden ones too, but for its title. */
export function factsOf<Row>(
  { columns, zone }: Pick<RecordList<Row>, 'columns' | 'zone'>,
  row: Row,
  { without = [], values = {} }: FactsOptions = {},
): readonly Fact[] {
  const isShared = (name: string) => columns.some(({ within }) => within === name);
  return columns
    .filter(({ id, card }) => card !== 'title' && !without.includes(id))
    .map(({ id, header, cell, cardCell = cell }) => ({
      label: header,
      // What a cell shows for another column has its own line here.
      value: values[id] ?? (isShared(id) ? cardCell : cell)(row, zone),
    }));
}

interface FactsOptions {
  /** Columns that do not apply to this row. */
  readonly without?: readonly string[];
  /** Instead of what the cell of a column shows, by column. */
  readonly values?: Readonly<Record<string, Fact['value']>>;
}
