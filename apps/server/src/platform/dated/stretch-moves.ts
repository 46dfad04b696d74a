/** Days during which a value holds: `until` is the first day after them, null while they are open. */
export interface Stretch {
  readonly id: number;
  readonly from: string;
  readonly until: string | null;
  readonly value: number | string;
}

/** What is to be written, in this order. */
export interface StretchEdit {
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
 * Lets a value begin on a day: the one in force ends the day before, what is planned for later stays. What has held is
 * never touched; a value that begins today or is planned for the same day is replaced. `stretches` are all, oldest first.
 */
export function planMove(stretches: readonly Stretch[], { value, from, today }: Move): StretchEdit | MoveRefusal {
  const held = stretches.findLast((one) => from < today && one.from >= from && one.from <= today);
  if (held) return { says: 'held', since: held.from };
  const inForce = stretches.find((one) => contains(one, from));
  if (inForce?.value === value) return { says: 'same' };
  const replaced = inForce?.from === from ? inForce : undefined;
  const before = replaced ? stretches.find(({ until }) => until === from) : inForce;
  const until = inForce ? inForce.until : (stretches.find((one) => one.from > from)?.from ?? null);
  const removed = replaced?.id ?? null;
  if (replaced && before?.value === value) return { removed, ended: { id: before.id, until }, added: null };
  const ended = !replaced && before ? { id: before.id, until: from } : null;
  return { removed, ended, added: { from, until } };
}

/** Takes back what begins on a day that lies ahead: what holds before goes on in its place. Null where nothing begins then. */
export function planWithdrawal(
  stretches: readonly Stretch[],
  { from, today }: Pick<Move, 'from' | 'today'>,
): StretchEdit | null {
  const planned = from > today ? stretches.find((one) => one.from === from) : undefined;
  if (!planned) return null;
  const before = stretches.find(({ until }) => until === from);
  return { removed: planned.id, ended: before ? { id: before.id, until: planned.until } : null, added: null };
}

function contains({ from, until }: Stretch, day: string): boolean {
  return from <= day && (until === null || day < until);
}
