import type { SwapFacts, SwappedDays } from '@muster/contract/domains/holidays/holiday-swaps.rules.ts';
import type { Db } from '../../database/db.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import type { SubjectReach } from '../approvals/index.ts';
import { followHolidays } from './follow-holidays.ts';
import { holidaySwapsOf } from './holiday-swap-list.repository.ts';
import { findSwapPerson, hasLeaveOver, lockHolidaySwap, swapDays, swappedDaysOf } from './holiday-swaps.repository.ts';
import type { AskedDays } from './people-holidays.repository.ts';
import { holidaysWithoutSwaps } from './people-holidays.ts';

/**
 * What an employee may know and change of the own swaps although row security hides plans, clients and leads. The callers check whose swap
 * it is.
 */
export const swapPersonOf = (db: Db, employeeId: number) =>
  withoutRowSecurity(db, () => findSwapPerson(db, employeeId));

export const ownSwapList = (db: Db, employeeId: number) => withoutRowSecurity(db, () => holidaySwapsOf(db, employeeId));

export const lockedHolidaySwap = (db: Db, id: number, reach: SubjectReach) =>
  withoutRowSecurity(db, () => lockHolidaySwap(db, id, reach));

interface FactsWanted {
  readonly employeeId: number;
  readonly today: string;
  readonly range: AskedDays;
  /** The swap that is checked again. */
  readonly exceptId?: number;
  /** Days whose shifts are needed; without them: those with a holiday. */
  readonly days?: readonly string[] | 'every day';
}

/** What the rules of swaps need to know about the days of a range. */
export const swapFacts = (db: Db, { employeeId, today, range, exceptId, days }: FactsWanted): Promise<SwapFacts> =>
  withoutRowSecurity(db, async () => {
    const holidays = await holidaysWithoutSwaps(db, [employeeId], range);
    const wanted = days === 'every day' ? null : (days ?? holidays.map(({ day }) => day));
    return {
      holidays,
      days: await swapDays(db, employeeId, range, wanted),
      swapped: new Set(await swappedDaysOf(db, employeeId, exceptId ?? null)),
      today,
    };
  });

/** The facts about two days. */
export function factsOfSwap(
  db: Db,
  { holiday_day, substitute_day }: SwappedDays,
  wanted: Omit<FactsWanted, 'range' | 'days'>,
): Promise<SwapFacts> {
  const days = [holiday_day, substitute_day].toSorted();
  const [first = holiday_day, last = substitute_day] = days;
  return swapFacts(db, { ...wanted, range: { first, last }, days });
}

/** Whether leave that waits or is approved goes over a day, also where the day takes none. */
export const isWithinLeave = (db: Db, employeeId: number, day: string) =>
  withoutRowSecurity(db, () => hasLeaveOver(db, employeeId, day));

/** The schedule follows an approved or undone swap, like a changed holiday. */
export const markHolidays = (db: Db, employeeId: number) =>
  withoutRowSecurity(db, () => followHolidays(db, [employeeId]));
