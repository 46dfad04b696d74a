import { addDays, addMonths, earlierDay, laterDay } from '../../plain-day.ts';
import { anniversary, yearsOfService } from './accrual-periods.rules.ts';
import { type AccrualLine, type AccrualSpan, type Grant, grantsUntil } from './leave-accrual.rules.ts';

/** An entry of the ledger that no rule makes: what was entered, imported or taken. */
export interface GivenEntry {
  readonly effective_on: string;
  readonly minutes: number;
  readonly is_usage: boolean;
}

export interface DueEntry {
  readonly kind: 'accrual' | 'expiry';
  readonly key: string;
  readonly day: string;
  readonly minutes: number;
}

interface LeaveAccountFacts {
  /** Of one employee and leave type. */
  readonly spans: readonly AccrualSpan[];
  readonly given: readonly GivenEntry[];
  /** The last days of employments that ended. */
  readonly ends?: readonly string[];
}

type Happening = { readonly day: string } & (
  | { readonly kind: 'year end'; readonly line: AccrualLine }
  | { readonly kind: 'carried'; readonly since: string }
  | { readonly kind: 'employment end'; readonly last: string }
  | { readonly kind: 'grant'; readonly grant: Grant }
);

const order = { carried: 0, 'employment end': 1, 'year end': 2, grant: 3 } as const;

/**
 * All entries that the policies make in one account until a day, included. They follow from the spans and from what was entered, imported and
 * taken alone, so it does not matter how often or how late they are counted.
 */
export function dueEntries({ spans, given, ends = [] }: LeaveAccountFacts, until: string): DueEntry[] {
  const due: DueEntry[] = [];
  const carried = new Map<string, number>();
  const balance = (isCounted: (day: string) => boolean) =>
    given.reduce((sum, entry) => sum + (isCounted(entry.effective_on) ? entry.minutes : 0), 0) +
    due.reduce((sum, entry) => sum + (isCounted(entry.day) ? entry.minutes : 0), 0);
  const expire = (key: string, day: string, minutes: number) => {
    if (minutes > 0) due.push({ kind: 'expiry', key, day, minutes: -minutes });
  };
  const dueOn = (day: string) => due.reduce((sum, entry) => sum + (entry.day === day ? entry.minutes : 0), 0);
  for (const one of happenings({ spans, ends }, until)) {
    if (one.kind === 'grant') {
      const { key, minutes, line } = one.grant;
      due.push({ kind: 'accrual', key, day: one.day, minutes });
      if (line.cap_minutes !== null)
        expire(`cap ${key}`, one.day, Math.min(minutes, balance((day) => day <= one.day) - line.cap_minutes));
    } else if (one.kind === 'year end') {
      // What was carried a year before and ended on this day is gone already.
      const left = balance((day) => day < one.day) + dueOn(one.day);
      carried.set(one.day, Math.min(left, one.line.carry_minutes ?? left));
      expire(`year ${one.day}`, one.day, left - (one.line.carry_minutes ?? left));
    } else if (one.kind === 'employment end') {
      // Nothing goes over to a later employment, also nothing below zero: the final pay settles it.
      const left = balance((day) => day < one.day) + dueOn(one.day);
      if (left !== 0) due.push({ kind: 'expiry', key: `closed ${one.last}`, day: one.day, minutes: -left });
      carried.clear();
    } else if (carried.has(one.since)) {
      const isSince = (day: string) => day >= one.since && day < one.day;
      const taken = given.reduce(
        (sum, entry) => sum - (entry.is_usage && isSince(entry.effective_on) ? entry.minutes : 0),
        0,
      );
      const left = Math.min(
        (carried.get(one.since) ?? 0) - taken,
        balance((day) => day < one.day),
      );
      expire(`carried ${one.since}`, one.day, left);
    }
  }
  return due;
}

function happenings(
  { spans, ends: lastDays }: { readonly spans: readonly AccrualSpan[]; readonly ends: readonly string[] },
  until: string,
): Happening[] {
  const ends = spans.flatMap((span) => yearEnds(span, until));
  const all: Happening[] = [
    ...grantsUntil(spans, until).map((grant) => ({ kind: 'grant', day: grant.day, grant }) as const),
    ...lastDays.map((last) => ({ kind: 'employment end', day: addDays(last, 1), last }) as const),
    ...ends.map(({ day, line }) => ({ kind: 'year end', day, line }) as const),
    ...ends.flatMap(({ day, line }) =>
      line.carry_months === null
        ? []
        : [{ kind: 'carried', day: addMonths(day, line.carry_months), since: day } as const],
    ),
  ];
  return all
    .filter(({ day }) => day <= until)
    .toSorted((one, other) =>
      one.day === other.day ? order[one.kind] - order[other.kind] : one.day < other.day ? -1 : 1,
    );
}

/** The first days of policy years after the first one of the employment, on which the line counts. */
function yearEnds({ line, from, until: last, started }: AccrualSpan, until: string) {
  if (line.carry_minutes === null && line.carry_months === null) return [];
  const end = earlierDay(last, until);
  const days =
    line.accrual === 'anniversary'
      ? numbers(1, yearsOfService(started, end)).map((years) => anniversary(started, years))
      : numbers(Number(started.slice(0, 4)) + 1, Number(end.slice(0, 4))).map((year) => `${year}-01-01`);
  return days.filter((day) => day >= from && day <= end).map((day) => ({ day, line }));
}

const numbers = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);

export interface StoredEntry {
  readonly kind: 'accrual' | 'expiry';
  readonly period_key: string;
  readonly effective_on: string;
  readonly minutes: number;
}

/**
 * The entries to add, so that the stored ones sum up to what is due. Nothing stored is changed: a correction is an entry of its own, with
 * the number of the entry in its key. A second run finds nothing to add.
 */
export function missingEntries(due: readonly DueEntry[], stored: readonly StoredEntry[]): DueEntry[] {
  const storedBy = Map.groupBy(stored, ({ kind, period_key }) => `${kind} ${periodOf(period_key)}`);
  const dueBy = new Map(due.map((entry) => [`${entry.kind} ${entry.key}`, entry]));
  return [...new Set([...dueBy.keys(), ...storedBy.keys()])].flatMap((name) => {
    const earlier = storedBy.get(name) ?? [];
    const wanted = dueBy.get(name) ?? withdrawn(earlier);
    const minutes = wanted.minutes - earlier.reduce((sum, entry) => sum + entry.minutes, 0);
    if (minutes === 0) return [];
    return [{ ...wanted, minutes, key: earlier.length === 0 ? wanted.key : `${wanted.key} #${earlier.length + 1}` }];
  });
}

/**
 * The entries to add to an account until a day, included. What was counted until a later day stays: a run for an earlier day, begun before
 * midnight, must not take back what a run after midnight credited.
 */
export function entriesToAdd(
  account: LeaveAccountFacts & { readonly stored: readonly StoredEntry[] },
  until: string,
): DueEntry[] {
  const counted = account.stored.reduce((latest, { effective_on }) => laterDay(latest, effective_on), until);
  return missingEntries(dueEntries(account, counted), account.stored);
}

function withdrawn([first]: readonly StoredEntry[]): DueEntry {
  if (!first) throw new Error('A withdrawn entry was stored before.');
  return { kind: first.kind, key: periodOf(first.period_key), day: first.effective_on, minutes: 0 };
}

/** Of a correction: the key of what it corrects. */
const periodOf = (key: string) => key.replace(/ #\d+$/, '');
