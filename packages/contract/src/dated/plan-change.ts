import {
  type DatedEdit,
  type DatedFields,
  type DatedHistory,
  type DatedRules,
  type DatedValue,
  earlierEnd,
  undated,
  valueOn,
} from './dated-history.ts';

/** A value that begins on a day, and ends where `until` says so. */
export interface DatedChange<Fields extends DatedFields> {
  readonly from: string;
  /** First day after the change; null: until something else begins. */
  readonly until?: string | null;
  readonly value: Fields;
}

/** Why a change cannot be made. The days are those of the row in the way. */
export type DatedRefusal =
  /** The change ends before it begins. */
  | { readonly reason: 'no-days' }
  /** It begins before today, where nothing of the past may change. */
  | { readonly reason: 'past' }
  /** It begins before today, and this value has held since. */
  | { readonly reason: 'history'; readonly since: string }
  /** Another value begins on its first day or within its days. */
  | { readonly reason: 'later'; readonly from: string }
  /** A value with a last day of its own holds on its first day. */
  | { readonly reason: 'closed'; readonly from: string; readonly until: string }
  /** The value holds on its first day already. */
  | { readonly reason: 'same' };

/** What a change writes, or why it is refused. `history` is the whole line, oldest first. */
export function planChange<Fields extends DatedFields>(
  history: DatedHistory<Fields>,
  change: DatedChange<Fields>,
  { rules, today }: { readonly rules: DatedRules<keyof Fields & string>; readonly today: string },
): DatedEdit<Fields> | DatedRefusal {
  const { from, until: end = null, value } = change;
  if (end !== null && end <= from) return { reason: 'no-days' };
  const held = valueOn(history, from);
  const next = history.find((row) => row.from > from);
  if (rules.past === 'nothing' && from < today) return { reason: 'past' };
  const refusal =
    slotRefusal({ rules, from, end, held, next }) ?? historyRefusal(history, change, { rules, today, held });
  if (refusal) return refusal;
  const isSame = (row: DatedValue<Fields> | undefined) => row !== undefined && isEqual(row.value, value, rules);
  if (isSame(held)) return { reason: 'same' };

  const slotEnd = held ? held.until : (next?.from ?? null);
  const until = rules.later === 'kept' ? earlierEnd(end, slotEnd) : end;
  // It takes the place of the held value up to the end of that, which no cancel moves.
  const enteredUntil = rules.later === 'kept' && held ? earlierEnd(end, held.enteredUntil) : end;
  const isReplaced = held?.from === from;
  const removed = held && isReplaced ? [held.id] : [];
  const resumed = held && rules.afterwards === 'resumes' && goesBeyond(held, until) ? held : null;
  const rest = resumed && until !== null ? [{ ...undated(resumed), from: until }] : [];
  const before = isReplaced ? history.find((row) => row.until === from) : undefined;
  if (before && isSame(before)) return { removed, resized: [{ id: before.id, until, enteredUntil }], added: rest };
  const resized = held && !isReplaced ? [{ id: held.id, until: from, enteredUntil: held.enteredUntil }] : [];
  return { removed, resized, added: [{ from, until, enteredUntil, value }, ...rest] };
}

export function isRefusal<Fields extends DatedFields>(
  planned: DatedEdit<Fields> | DatedRefusal,
): planned is DatedRefusal {
  return 'reason' in planned;
}

interface Past<Fields extends DatedFields> {
  readonly rules: DatedRules<keyof Fields & string>;
  readonly today: string;
  readonly held: DatedValue<Fields> | undefined;
}

function historyRefusal<Fields extends DatedFields>(
  history: DatedHistory<Fields>,
  { from }: DatedChange<Fields>,
  { rules, today, held }: Past<Fields>,
): DatedRefusal | null {
  if (from >= today || rules.past === 'any value') return null;
  if (rules.past === 'no value') return held && held.from < from ? { reason: 'history', since: held.from } : null;
  const since = history.findLast((row) => row.from >= from && row.from <= today);
  return since ? { reason: 'history', since: since.from } : null;
}

interface Slot<Fields extends DatedFields> {
  readonly rules: DatedRules<keyof Fields & string>;
  readonly from: string;
  readonly end: string | null;
  readonly held: DatedValue<Fields> | undefined;
  readonly next: DatedValue<Fields> | undefined;
}

function slotRefusal<Fields extends DatedFields>({ rules, from, end, held, next }: Slot<Fields>): DatedRefusal | null {
  if (rules.sameDay === 'refused' && held?.from === from) return { reason: 'later', from };
  if (held && held.until !== null && !rules.endsClosed) {
    return { reason: 'closed', from: held.from, until: held.until };
  }
  const isWithin = next !== undefined && (end === null || next.from < end);
  return rules.later === 'refused' && isWithin ? { reason: 'later', from: next.from } : null;
}

function isEqual<Fields extends DatedFields>(
  one: Fields,
  other: Fields,
  { comparedBy }: DatedRules<keyof Fields & string>,
): boolean {
  return comparedBy.length > 0 && comparedBy.every((field) => one[field] === other[field]);
}

function goesBeyond({ until }: Pick<DatedValue, 'until'>, end: string | null): boolean {
  return end !== null && (until === null || until > end);
}
