import { formatDay, formatDays } from '../format/dates.ts';
import type { NamedFilter } from './table-column.ts';
import { type DayRange, type FilterValue, isDayRange } from './table-view.ts';

/** A filter's value in the short text of a chip. */
export function describeFilter({ filter }: NamedFilter, value: FilterValue): string {
  if (filter.kind === 'custom') return filter.describe(value);
  if (isDayRange(value)) return describeDays(value);
  const values = typeof value === 'string' ? [value] : value;
  const only = values[0];
  if (values.length > 1 || only === undefined) return `${values.length} selected`;
  if (filter.kind === 'text' || filter.kind === 'dates') return only;
  return filter.options.find((option) => option.value === only)?.label ?? only;
}

/** 'Nov 16 – 18', with one end 'from Nov 16'. */
export function describeDays({ from, to }: DayRange): string {
  if (from !== '' && to !== '') return formatDays(from, to);
  return from === '' ? `until ${formatDay(to)}` : `from ${formatDay(from)}`;
}
