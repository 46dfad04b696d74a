/** The days on which a value is valid: `until` is the first day after them, null for an open end. */
export interface DateRange {
  readonly id: number;
  readonly from: string;
  readonly until: string | null;
  readonly value: number | string;
}

/** The writes to make, in this order. */
export interface DateRangeEdit {
  readonly removed: number | null;
  readonly ended: { readonly id: number; readonly until: string | null } | null;
  readonly added: { readonly from: string; readonly until: string | null } | null;
}

/** Why a value cannot begin on its day. */
export type MoveRefusal = { readonly says: 'held'; readonly since: string } | { readonly says: 'same' };

interface Move {
  readonly value: number | string;
  /** First day of the new value. */
  readonly from: string;
  readonly today: string;
}

/**
 * Starts a value on a day: the current one ends the day before, later planned changes stay. Past values are
 * never changed; a value that begins today or is planned for the same day is replaced. `ranges` are all, oldest first.
 */
export function planMove(ranges: readonly DateRange[], { value, from, today }: Move): DateRangeEdit | MoveRefusal {
  const held = ranges.findLast((one) => from < today && one.from >= from && one.from <= today);
  if (held) return { says: 'held', since: held.from };
  const inForce = ranges.find((one) => contains(one, from));
  if (inForce?.value === value) return { says: 'same' };
  const replaced = inForce?.from === from ? inForce : undefined;
  const before = replaced ? ranges.find(({ until }) => until === from) : inForce;
  const until = inForce ? inForce.until : (ranges.find((one) => one.from > from)?.from ?? null);
  const removed = replaced?.id ?? null;
  if (replaced && before?.value === value) return { removed, ended: { id: before.id, until }, added: null };
  const ended = !replaced && before ? { id: before.id, until: from } : null;
  return { removed, ended, added: { from, until } };
}

/** Cancels the change planned for a future day: the value before it continues. Null if none begins on that day. */
export function planWithdrawal(
  ranges: readonly DateRange[],
  { from, today }: Pick<Move, 'from' | 'today'>,
): DateRangeEdit | null {
  const planned = from > today ? ranges.find((one) => one.from === from) : undefined;
  if (!planned) return null;
  const before = ranges.find(({ until }) => until === from);
  return { removed: planned.id, ended: before ? { id: before.id, until: planned.until } : null, added: null };
}

function contains({ from, until }: DateRange, day: string): boolean {
  return from <= day && (until === null || day < until);
}
