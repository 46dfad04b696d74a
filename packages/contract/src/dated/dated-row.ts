import { z } from 'zod';
import { type DatedFields, type DatedValue, dayBefore } from './dated-history.ts';

/** Whether a dated row is over, holds or is planned on the day of the answer, by the calendar of the home zone. */
const datedStates = ['past', 'current', 'future'] as const;

/** Days are YYYY-MM-DD, both inclusive; `to` is null for an open end. Newest first in every list. */
export const dated = z.object({
  id: z.int(),
  from: z.string(),
  to: z.string().nullable(),
  state: z.enum(datedStates),
});
export type DatedRow = z.output<typeof dated>;

export interface StoredDates {
  readonly id: number;
  readonly from: string;
  /** Last day; null for an open end. */
  readonly to: string | null;
}

export function datesOn({ id, from, to }: StoredDates, today: string): DatedRow {
  const hasBegun = from <= today;
  const isOver = to !== null && to < today;
  return { id, from, to, state: isOver ? 'past' : hasBegun ? 'current' : 'future' };
}

/** A value of a history with its first and last day. */
export function datedValueOn<Fields extends DatedFields>({ value, ...days }: DatedValue<Fields>, today: string) {
  return { ...datesOn({ ...days, to: lastDayOf(days) }, today), ...value };
}

/** Null for an open end. */
export const lastDayOf = ({ until }: { readonly until: string | null }): string | null =>
  until === null ? null : dayBefore(until);
