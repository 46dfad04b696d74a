import { countText } from '@muster/contract/counted.ts';
import type { ColumnValue, ListColumn } from '@muster/contract/list-column.ts';
import { formatDateTime, formatDay } from '../format/dates.ts';
import { minutesText } from '../format/minutes.ts';
import { formatMoney } from '../format/money.ts';

/** A value as a cell shows it. Null and zero minutes are shown as a dash by the table. */
export function cellText({ kind, options }: ListColumn, value: ColumnValue, zone: string): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return numberText(kind, value);
  if (typeof value === 'boolean') return options?.[String(value)] ?? (value ? 'Yes' : 'No');
  if (typeof value !== 'string') return value.map((one) => options?.[one] ?? one).join(', ');
  if (kind === 'day') return formatDay(value);
  return kind === 'instant' ? formatDateTime(value, zone) : (options?.[value] ?? value);
}

function numberText(kind: ListColumn['kind'], value: number): string | null {
  if (kind === 'minutes') return value === 0 ? null : minutesText(value);
  return kind === 'money' ? formatMoney(value) : countText(value);
}
