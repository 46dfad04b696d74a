import { formatDay } from '../format/dates.ts';
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

/** 'Nov 16 – 18, 2026', 'Nov 28 – Dec 4, 2026', with one end 'from Nov 16, 2026'. */
export function describeDays({ from, to }: DayRange): string {
  if (from === '') return `until ${formatDay(to)}`;
  if (to === '') return `from ${formatDay(from)}`;
  if (from === to) return formatDay(from);
  const [first, last] = [formatDay(from), formatDay(to)];
  if (from.slice(0, 4) !== to.slice(0, 4)) return `${first} – ${last}`;
  const start = first.slice(0, -', YYYY'.length);
  return `${start} – ${from.slice(0, 7) === to.slice(0, 7) ? last.slice('MMM '.length) : last}`;
}
