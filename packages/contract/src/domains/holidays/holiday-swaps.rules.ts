import { daysBetween, weekdayText } from '../../plain-day.ts';
import { mostDaysFromHoliday, mostDaysToHoliday } from './holiday-swaps.constants.ts';
import { isWhole, type ResolvedHoliday } from './resolve-holidays.rules.ts';

/** The two days of a swap: the employee works on the holiday, and has the other day off. */
export interface SwappedDays {
  readonly holiday_day: string;
  readonly substitute_day: string;
}

/** A swap that is approved, or whose holiday was worked before the employment ended. */
export interface ApprovedSwap extends SwappedDays {
  readonly employee_id: number;
  /** Name of the holiday. */
  readonly holiday: string;
  /** No: the employment ended before the day off. */
  readonly has_day_off: boolean;
}

/** A holiday of an employee with swaps taken in, or the day off that replaces one. */
export interface PersonHoliday extends Omit<ResolvedHoliday, 'id' | 'calendar_id' | 'kind'> {
  /** Null: the day off of a swap, which no calendar has. */
  readonly calendar_id: number | null;
  readonly kind: ResolvedHoliday['kind'] | null;
  /** The other day of an approved swap. */
  readonly swapped_with: string | null;
}

/**
 * The holidays with the approved swaps taken in. A swapped holiday is worked as planned, and keeps its premium for hours worked: the law
 * gives it for the calendar day. The other day is off, without premium. It does not ask what the policy offers now: a swap that began stays as
 * it was worked, also if its day off never comes.
 */
export function withSwaps(holidays: readonly ResolvedHoliday[], swaps: readonly ApprovedSwap[]): PersonHoliday[] {
  const given = new Map(swaps.map((swap) => [`${swap.employee_id} ${swap.holiday_day}`, swap.substitute_day]));
  const kept = holidays.map(({ id: _, ...holiday }): PersonHoliday => {
    const swappedWith = holiday.is_day_off ? given.get(`${holiday.employee_id} ${holiday.day}`) : undefined;
    return swappedWith === undefined
      ? { ...holiday, swapped_with: null }
      : { ...holiday, is_day_off: false, swapped_with: swappedWith };
  });
  return [...kept, ...swaps.filter((swap) => swap.has_day_off).map(dayOffOf)].sort(
    (a, b) => a.employee_id - b.employee_id || (a.day < b.day ? -1 : Number(a.day > b.day)),
  );
}

function dayOffOf({ employee_id, holiday_day, substitute_day, holiday }: ApprovedSwap): PersonHoliday {
  return {
    employee_id,
    day: substitute_day,
    name: `Day off for ${holiday}`,
    calendar_id: null,
    client_id: null,
    kind: null,
    from_time: null,
    until_time: null,
    is_day_off: true,
    has_premium: false,
    is_swappable: false,
    swapped_with: holiday_day,
  };
}

/** What a swap needs to know about a day with a planned shift, as if no holiday and no swap were on it. */
export interface SwapDay {
  readonly day: string;
  readonly client_id: number;
  /** Holidays take the shift off. */
  readonly is_freed_by_holidays: boolean;
  /** A colleague's shift, taken over by a swap of shifts. */
  readonly is_covering: boolean;
  /** Leave of a request that waits or is approved, or entered leave. */
  readonly has_leave: boolean;
  /** Payroll has locked the day. */
  readonly is_locked: boolean;
}

export interface SwapFacts {
  /** Without swaps. */
  readonly holidays: readonly ResolvedHoliday[];
  /** Days with a planned shift. */
  readonly days: ReadonlyMap<string, SwapDay>;
  /** Days of other swaps of the employee that wait or are approved. */
  readonly swapped: ReadonlySet<string>;
  readonly today: string;
}

export interface SwapProblem {
  readonly field: 'holiday_day' | 'substitute_day';
  readonly text: string;
}

/** Why the two days cannot be swapped; null if they can. */
export function swapProblem(days: SwappedDays, facts: SwapFacts): SwapProblem | null {
  const { holiday_day, substitute_day } = days;
  const ofHoliday = holidayProblem(holiday_day, facts);
  if (ofHoliday !== null) return { field: 'holiday_day', text: ofHoliday };
  const ofSubstitute = substituteProblem({ holiday_day, substitute_day }, facts);
  return ofSubstitute === null ? null : { field: 'substitute_day', text: ofSubstitute };
}

/** Why the holidays of a day cannot be swapped; null if they can. */
export const holidayProblem = (day: string, facts: SwapFacts): string | null =>
  distantHoliday(day, facts.today) ?? holidayChange(day, facts) ?? openProblem(day, facts);

/** Whether a holiday is too near or too far, by the day alone: no schedule is read for a day far away. Null if it is not. */
export function distantHoliday(day: string, today: string): string | null {
  const ahead = daysBetween(today, day);
  if (ahead <= 0) return `${weekdayText(day)} has begun. Swap a holiday before its day.`;
  return ahead > mostDaysToHoliday ? `${weekdayText(day)} is more than a year ahead.` : null;
}

/** The same for both days of a swap. */
export function distantSwap(days: SwappedDays, today: string): SwapProblem | null {
  const ofHoliday = distantHoliday(days.holiday_day, today);
  if (ofHoliday !== null) return { field: 'holiday_day', text: ofHoliday };
  const ofSubstitute = distantSubstitute(days, today);
  return ofSubstitute === null ? null : { field: 'substitute_day', text: ofSubstitute };
}

function distantSubstitute({ holiday_day, substitute_day: day }: SwappedDays, today: string): string | null {
  if (today >= day) return `${weekdayText(day)} has begun. Choose a later day.`;
  return Math.abs(daysBetween(holiday_day, day)) > mostDaysFromHoliday
    ? `Choose a day within ${mostDaysFromHoliday} days of the holiday.`
    : null;
}

/** Why the day off cannot be on a day; null if it can. */
export const substituteProblem = (days: SwappedDays, facts: SwapFacts): string | null =>
  distantSubstitute(days, facts.today) ?? substituteChange(days, facts) ?? openProblem(days.substitute_day, facts);

/** What changed so that a swap is no longer possible; null if it still is. */
export function swapChange(days: SwappedDays, facts: Pick<SwapFacts, 'holidays' | 'days'>): string | null {
  return holidayChange(days.holiday_day, facts) ?? substituteChange(days, facts);
}

function holidayChange(day: string, { holidays, days }: Pick<SwapFacts, 'holidays' | 'days'>): string | null {
  const off = holidays.filter((holiday) => holiday.day === day && holiday.is_day_off);
  if (off.length === 0) return `${weekdayText(day)} is not a holiday with a day off.`;
  if (!off.every(({ is_swappable }) => is_swappable))
    return `The holiday policy does not offer a swap for ${weekdayText(day)}.`;
  return days.get(day)?.is_freed_by_holidays === true ? null : `The holiday takes no shift off on ${weekdayText(day)}.`;
}

function substituteChange(
  { holiday_day, substitute_day: day }: SwappedDays,
  { holidays, days }: Pick<SwapFacts, 'holidays' | 'days'>,
): string | null {
  if (holidays.some((holiday) => holiday.day === day && isHoliday(holiday))) return `${weekdayText(day)} is a holiday.`;
  const shift = days.get(day);
  if (shift?.is_freed_by_holidays !== true || shift.is_covering)
    return `No shift is planned on ${weekdayText(day)} that can be taken off.`;
  return shift.client_id === days.get(holiday_day)?.client_id
    ? null
    : `Both days must be with the same client, and ${weekdayText(day)} is not.`;
}

/** What keeps a day from a new swap. */
function openProblem(day: string, { days, swapped }: SwapFacts): string | null {
  if (swapped.has(day)) return `${weekdayText(day)} belongs to another swap.`;
  if (days.get(day)?.has_leave === true) return `There is leave on ${weekdayText(day)}.`;
  return days.get(day)?.is_locked === true ? `${weekdayText(day)} is closed by payroll.` : null;
}

/** A special working day and a part of a day are ordinary days. */
const isHoliday = (holiday: ResolvedHoliday) => isWhole(holiday) && (holiday.is_day_off || holiday.has_premium);
