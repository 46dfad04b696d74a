import { type DatedEdit, type DatedFields, type DatedHistory, earlierEnd, holdsOn, undated } from './dated-history.ts';

/**
 * Cancels a value whose first day is still to come: the value that it ended goes on in its place. Null where none begins on
 * the day, or where it has begun.
 */
export function planCancel<Fields extends DatedFields>(
  history: DatedHistory<Fields>,
  { from, today }: { readonly from: string; readonly today: string },
): DatedEdit<Fields> | null {
  const planned = from > today ? history.find((row) => row.from === from) : undefined;
  if (!planned) return null;
  const before = history.find((row) => row.until === from && row.enteredUntil !== from);
  const next = history.find((row) => row.from > from);
  const until = before ? earlierEnd(before.enteredUntil, next?.from ?? null) : null;
  const resized = before ? [{ id: before.id, until, enteredUntil: before.enteredUntil }] : [];
  return { removed: [planned.id], resized, added: [] };
}

/** Lets nothing hold from a day on: what holds then ends the day before, what would begin later is removed. */
export function planEnd<Fields extends DatedFields>(history: DatedHistory<Fields>, from: string): DatedEdit<Fields> {
  return {
    removed: history.filter((row) => row.from >= from).map(({ id }) => id),
    resized: history.filter((row) => row.from < from && endsFor(row, from)).map(({ id }) => endedOn(id, from)),
    added: [],
  };
}

/** A row that holds on the day, or that something which began on it ended. */
function endsFor(row: DatedHistory[number], from: string): boolean {
  return holdsOn(row, from) || (row.until === from && row.enteredUntil !== from);
}

/**
 * Ends one row from a day on, or removes it where it begins then or later. With `until` it goes on from that day. Nothing takes its place.
 * Null where the row has none of these days.
 */
export function planRemoval<Fields extends DatedFields>(
  history: DatedHistory<Fields>,
  { id, from, until = null }: { readonly id: number; readonly from: string; readonly until?: string | null },
): DatedEdit<Fields> | null {
  const row = history.find((one) => one.id === id);
  if (!row || (row.until !== null && row.until <= from)) return null;
  if (until !== null && (until <= from || until <= row.from)) return null;
  const rest = until !== null && (row.until === null || row.until > until) ? [{ ...undated(row), from: until }] : [];
  if (row.from < from) return { removed: [], resized: [endedOn(id, from)], added: rest };
  const before = history.find((one) => one.until === row.from);
  return { removed: [id], resized: before ? [endedOn(before.id, row.from)] : [], added: rest };
}

/**
 * Ends one row on a day, for good: the value that it interrupted does not resume. Other later values stay. Null if the row
 * has ended by then or begins later, and nothing resumes.
 */
export function planLastDay<Fields extends DatedFields>(
  history: DatedHistory<Fields>,
  { id, from }: { readonly id: number; readonly from: string },
): DatedEdit<Fields> | null {
  const row = history.find((one) => one.id === id);
  if (!row || row.from >= from || (row.until !== null && row.until < from)) return null;
  const resumed = row.until === null ? undefined : resumedAfter(history, row);
  if (row.until === from && !resumed) return null;
  return { removed: resumed ? [resumed.id] : [], resized: [endedOn(id, from)], added: [] };
}

/** The rest of the value that a row interrupted: it begins when the row ends, and ends when the interrupted one would have. */
function resumedAfter<Fields extends DatedFields>(
  history: DatedHistory<Fields>,
  { from, until }: DatedHistory<Fields>[number],
) {
  const before = history.find((row) => row.until === from && row.enteredUntil !== from);
  const after = history.find((row) => row.from === until);
  return before && after && after.enteredUntil === before.enteredUntil && isSameValue(before, after)
    ? after
    : undefined;
}

const isSameValue = (one: DatedHistory[number], other: DatedHistory[number]) =>
  JSON.stringify(one.value) === JSON.stringify(other.value);

/** No cancel restores a later end. */
const endedOn = (id: number, until: string) => ({ id, until, enteredUntil: until });
