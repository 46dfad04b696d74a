import { formatDay } from '../../../platform/format/dates.ts';
import type { FieldChange } from './changes-in.ts';

/** 'Position: Clerk → Paralegal'; 'First day: Nov 18' of a field that had no value before. */
export function changeText(name: string, { before, after }: Pick<FieldChange, 'before' | 'after'>): string {
  return before === null ? `${name}: ${valueText(after)}` : `${name}: ${valueText(before)} → ${valueText(after)}`;
}

/** Days are stored as '2026-11-18'. */
function valueText(value: string | null): string {
  if (value === null) return '–';
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDay(value) : value;
}
