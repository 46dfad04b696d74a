import type { ColumnValue, ListColumn } from './list-column.ts';

/** The value of a column in a row: from its function, or else from the path in its name. */
export function columnValue(column: ListColumn, name: string, row: object): ColumnValue {
  const { value }: { value?: (row: never) => ColumnValue } = column;
  if (value) return value(row as never);
  let found: unknown = row;
  for (const field of name.split('.')) {
    if (typeof found !== 'object' || found === null) return null;
    found = (found as Readonly<Record<string, unknown>>)[field];
  }
  return found as ColumnValue;
}

/** The value as people read it, without units. `zone` is the reader's time zone. */
export function cellOf(column: ListColumn, value: ColumnValue, zone: string): string | number | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return column.kind === 'money' ? value / 100 : value;
  if (typeof value === 'boolean') return column.options?.[String(value)] ?? (value ? 'Yes' : 'No');
  if (typeof value !== 'string') return value.map((one) => textOf(column, one)).join(', ');
  return column.kind === 'instant' ? timeText(value, zone) : textOf(column, value);
}

const textOf = ({ options }: ListColumn, value: string) =>
  options && Object.hasOwn(options, value) ? (options[value] ?? value) : value;

function timeText(instant: string, zone: string): string {
  const local = Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainDateTime();
  return local.toString({ smallestUnit: 'minute' }).replace('T', ' ');
}
