import { addDays } from '../plain-day.ts';

/** The columns that make up a value, by name. */
export type DatedFields = Readonly<Record<string, unknown>>;

/** A value over a range of days. */
export interface DatedValue<Fields extends DatedFields = DatedFields> {
  readonly id: number;
  readonly from: string;
  /** The first day after the range, null while it is open. */
  readonly until: string | null;
  /** `until` as it was entered: later than `until` where another value ended this one, so that a cancel can restore it. */
  readonly enteredUntil: string | null;
  readonly value: Fields;
}

/** All values of one line, such as the clients of one employee: oldest first, without overlaps. */
export type DatedHistory<Fields extends DatedFields = DatedFields> = readonly DatedValue<Fields>[];

/** What is written to a history. Written in this order, no two rows overlap at any time. */
export interface DatedEdit<Fields extends DatedFields = DatedFields> {
  readonly removed: readonly number[];
  readonly resized: readonly Pick<DatedValue, 'id' | 'until' | 'enteredUntil'>[];
  readonly added: readonly Omit<DatedValue<Fields>, 'id'>[];
}

/** How one kind of history may change. Kinds differ in this data, not in code. */
export interface DatedRules<Field extends string = string> {
  /**
   * What a change that begins before today may overwrite: `nothing`, so that it is refused; `no value`, only days that had
   * none; `current value`, the value that holds today and nothing older; `any value`.
   */
  readonly past: 'nothing' | 'no value' | 'current value' | 'any value';
  /** A value that begins on the first day of the change: replaced, or a reason to refuse. */
  readonly sameDay: 'replaced' | 'refused';
  /** A value that begins within the days of the change: kept, so that the change ends before it, or a reason to refuse. */
  readonly later: 'kept' | 'refused';
  /** Whether a change may end a value that has a last day of its own. */
  readonly endsClosed: boolean;
  /** After the last day of a change: the interrupted value goes on, or nothing holds. */
  readonly afterwards: 'resumes' | 'nothing';
  /** A change is refused where all these fields have their value on its first day already. Empty: never. */
  readonly comparedBy: readonly Field[];
}

/** True where the day is one of the range. */
export function holdsOn({ from, until }: Pick<DatedValue, 'from' | 'until'>, day: string): boolean {
  return from <= day && (until === null || day < until);
}

export function valueOn<Fields extends DatedFields>(
  history: DatedHistory<Fields>,
  day: string,
): DatedValue<Fields> | undefined {
  return history.find((row) => holdsOn(row, day));
}

/** A value to store as a row of its own. */
export const undated = <Fields extends DatedFields>({ id: _id, ...row }: DatedValue<Fields>) => row;

/** The earlier of two ends, null being none. */
export function earlierEnd(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}

/** Days are YYYY-MM-DD. */
export const dayAfter = (day: string): string => addDays(day, 1);
export const dayBefore = (day: string): string => addDays(day, -1);
