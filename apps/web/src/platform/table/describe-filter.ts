import { countText } from '@muster/contract/counted.ts';
import { formatDay, formatDays } from '../format/dates.ts';
import { minutesText } from '../format/minutes.ts';
import { formatMoney } from '../format/money.ts';
import type { NamedFilter, NumberUnit } from './table-column.ts';
import { type FilterRange, type FilterValue, isFilterRange } from './table-view.ts';

/** A filter's value in the short text of a chip. */
export function describeFilter({ filter }: NamedFilter, value: FilterValue): string {
  if (filter.kind === 'custom') return filter.describe(value);
  if (isFilterRange(value))
    return filter.kind === 'numbers' ? describeNumbers(value, filter.unit) : describeDays(value);
  const values = typeof value === 'string' ? [value] : value;
  const only = values[0];
  if (values.length > 1 || only === undefined) return `${values.length} selected`;
  if (filter.kind === 'text' || filter.kind === 'dates' || filter.kind === 'numbers') return only;
  return filter.options.find((option) => option.value === only)?.label ?? only;
}

/** 'Nov 16 – 18', with one end 'from Nov 16'. */
export function describeDays({ from, to }: FilterRange): string {
  if (from !== '' && to !== '') return formatDays(from, to);
  return from === '' ? `until ${formatDay(to)}` : `from ${formatDay(from)}`;
}

/** '8 h – 9 h', with one end 'at least 8 h'. */
function describeNumbers({ from, to }: FilterRange, unit: NumberUnit): string {
  const text = (end: string) => textOfNumber[unit](Number(end));
  if (from !== '' && to !== '') return from === to ? text(from) : `${text(from)} – ${text(to)}`;
  return from === '' ? `at most ${text(to)}` : `at least ${text(from)}`;
}

const textOfNumber: Readonly<Record<NumberUnit, (value: number) => string>> = {
  number: countText,
  minutes: minutesText,
  money: (amount) => formatMoney(Math.round(amount * 100)),
};
