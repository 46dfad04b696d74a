import { addDays, earlierDay, laterDay } from '../../plain-day.ts';
import { availableMinutes } from './leave-days.rules.ts';
import { renewalAfter } from './leave-forecast.rules.ts';
import type { TypeSpan } from './leave-policy-spans.rules.ts';
import { dueEntries, type GivenEntry, type StoredEntry } from './leave-settlement.rules.ts';

/** A balance of an employee. */
export interface LeaveAccount {
  readonly spans: readonly TypeSpan[];
  readonly given: readonly GivenEntry[];
  readonly stored: readonly StoredEntry[];
  /** The last days of employments that ended. */
  readonly ends?: readonly string[];
}

/** Leave of a day that is not in the ledger yet. */
export interface LeaveUse {
  readonly day: string;
  readonly minutes: number;
}

interface Entry {
  readonly effective_on: string;
  readonly minutes: number;
}

/**
 * What the ledger will hold until a day if these days are taken, too. Policies are counted again with them: a day that is taken before the
 * year ends does not expire.
 */
export function entriesWith(
  { spans, given, stored, ends = [] }: LeaveAccount,
  uses: readonly LeaveUse[],
  until: string,
): Entry[] {
  const counted = stored.reduce((latest, { effective_on }) => laterDay(latest, effective_on), until);
  const all = [...given, ...uses.map(({ day, minutes }) => ({ effective_on: day, minutes: -minutes, is_usage: true }))];
  const due = dueEntries({ spans, given: all, ends }, counted);
  return [...all, ...due.map(({ day, minutes }) => ({ effective_on: day, minutes }))];
}

interface Asked {
  readonly account: LeaveAccount;
  /** What other requests hold. */
  readonly held: readonly LeaveUse[];
}

/** The most minutes that can be taken on a day, so that the balance stays at zero or above on that day and later. Below zero when it is already. */
export function availableLeave({ account, held }: Asked, day: string): number {
  const until = lastDayOf({ account, held }, day);
  const lowestWith = (minutes: number) =>
    availableMinutes(entriesWith(account, [...held, { day, minutes }], until), day);
  const now = entriesWith(account, held, until);
  let enough = availableMinutes(now, day);
  let most = now.reduce((sum, entry) => sum + (entry.effective_on <= day ? entry.minutes : 0), 0);
  // Where nothing expires, both are equal. Otherwise a part of what is taken would have expired, and later days do not miss it.
  while (enough < most) {
    const tried = Math.ceil((enough + most) / 2);
    if (lowestWith(tried) >= 0) enough = tried;
    else most = tried - 1;
  }
  return enough;
}

export interface LeaveCover {
  /** The lowest balance with these days, in minutes. */
  readonly left: number;
  /** What the balance lacks beyond what the policy allows below zero; zero or less: nothing. */
  readonly lacking: number;
  /** The day on which it lacks most: the last day of leave, or the end of a policy year before it. */
  readonly lackingOn: string;
}

/**
 * Whether a balance covers these days, of which there is at least one. It is looked at on the last of them and later, and for the days before
 * where a policy year or a version of the policy ends between them. What is credited until then counts.
 */
export function leaveCover({ account, held }: Asked, days: readonly [LeaveUse, ...LeaveUse[]]): LeaveCover {
  const first = days[0].day;
  const last = days.at(-1)?.day ?? first;
  const entries = entriesWith(account, [...held, ...days], lastDayOf({ account, held }, last));
  const balanceOn = (day: string) =>
    entries.reduce((sum, entry) => sum + (entry.effective_on <= day ? entry.minutes : 0), 0);
  const looks = [
    { day: last, balance: availableMinutes(entries, last) },
    ...endsBetween(account.spans, first, last).map((day) => ({ day, balance: balanceOn(day) })),
  ];
  const lacks = looks.map(({ day, balance }) => ({ day, minutes: -balance - belowOn(account.spans, day) }));
  const worst = lacks.reduce((most, one) => (one.minutes > most.minutes ? one : most));
  const left = Math.min(...looks.map(({ balance }) => balance));
  return { left, lacking: worst.minutes, lackingOn: worst.day };
}

/** How far below zero the policy of a day allows the balance. */
const belowOn = (spans: readonly TypeSpan[], day: string): number =>
  spans.find(({ from, until }) => from <= day && day <= until)?.line.negative_minutes ?? 0;

/** The last days of policy years and of versions of the policy. */
function endsBetween(spans: readonly TypeSpan[], first: string, last: string): string[] {
  const ends = spans.map(({ until }) => until).filter((day) => first <= day && day < last);
  for (let next = renewalAfter(spans, first); next !== null && next.day <= last; next = renewalAfter(spans, next.day))
    ends.push(addDays(next.day, -1));
  return ends;
}

/** The last day that is known to change the balance, within the bound: policies are counted until then. */
function lastDayOf({ account, held }: Asked, day: string): string {
  const known = [...account.given.map(({ effective_on }) => effective_on), ...held.map((one) => one.day)];
  return earlierDay(known.reduce(laterDay, day), addDays(day, mostDaysCounted));
}

const mostDaysCounted = 731;
