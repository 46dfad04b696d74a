import { dayValue } from '../cell-values.ts';
import type { FileRow } from '../kind-work.ts';
import type { RowErrors } from '../row-errors.ts';

export interface Period {
  readonly from: string;
  /** Last day; null: open. */
  readonly to: string | null;
}

/**
 * The days of a row (section 5.6). Each row has a non-refundable and an RE fee, so it always begins with a month and
 * ends with one.
 */
export function checkPeriod(row: FileRow, today: string, errors: RowErrors): Period | null {
  const from = dayValue(row.cells.get('start_date') ?? '');
  const end = row.cells.get('end_date');
  const to = end === undefined ? null : dayValue(end);
  if (from === null) errors.add('start_date', 'The Start Date is invalid. Write it as YYYY-MM-DD.');
  else if (from < `${today.slice(0, 7)}-01`)
    errors.add('start_date', 'The Start Date must be on or after the first day of the current month.');
  else if (!from.endsWith('-01'))
    errors.add('start_date', 'The Start Date must be the first day of a month for Non-Refundable and RE Fee.');
  if (end === undefined) return from === null ? null : { from, to: null };
  if (to === null) errors.add('end_date', 'The End Date is invalid. Write it as YYYY-MM-DD.');
  else if (from !== null && to <= from) errors.add('end_date', 'The End Date must be after the Start Date.');
  else if (!isMonthEnd(to))
    errors.add('end_date', 'The End Date must be the last day of a month for Non-Refundable and RE Fee.');
  return from === null || to === null ? null : { from, to };
}

export function overlaps(one: Period, other: Period): boolean {
  return (one.to === null || one.to >= other.from) && (other.to === null || other.to >= one.from);
}

function isMonthEnd(day: string): boolean {
  const date = Temporal.PlainDate.from(day);
  return date.day === date.daysInMonth;
}
