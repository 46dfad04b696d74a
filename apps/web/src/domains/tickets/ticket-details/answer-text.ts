import type { AnsweredField } from '@muster/contract/domains/tickets/ticket-record.ts';
import { isDay } from '@muster/contract/plain-day.ts';
import { formatDay, formatDays } from '../../../platform/format/dates.ts';
import { formatMoney } from '../../../platform/format/money.ts';
import { formatTimeOfDay } from '../../../platform/format/time-of-day.ts';

/** An answer as people read it; null: not answered. */
export function answerText({ kind, value, text }: Pick<AnsweredField, 'kind' | 'value' | 'text'>): string | null {
  if (value === null) return null;
  if (text !== null) return text;
  if (Array.isArray(value)) return kind === 'dates' ? value.map(formatDay).join('; ') : value.join(', ');
  if (typeof value === 'object') return formatDays(value.from, value.to);
  if (kind === 'money' && typeof value === 'number') return formatMoney(value);
  if (kind === 'time') return formatTimeOfDay(String(value));
  // What the portal fills in may be the day of filing.
  const isDated = kind === 'date' || (kind === 'computed' && isDay(String(value)));
  return isDated ? formatDay(String(value)) : String(value);
}

const editedKinds: readonly string[] = ['text', 'long_text', 'date', 'time', 'number', 'choice', 'choices'];

/** Other kinds of answers are given when the ticket is filed. */
export const isEditedHere = ({ may_edit, kind }: AnsweredField): boolean => may_edit && editedKinds.includes(kind);
