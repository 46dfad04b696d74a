import { dayIn, homeZone } from '@muster/contract';
import { type ComputedDay, computeDay } from '@muster/contract/domains/attendance/day.rules.ts';
import { type DayFacts, type Micros, microsOf } from '@muster/contract/domains/attendance/day-facts.ts';
import { createLocalClock } from '@muster/contract/domains/attendance/local-clock.ts';
import { misplacedPunches } from '@muster/contract/domains/attendance/misplaced-punches.rules.ts';
import { addDays, laterDay } from '@muster/contract/plain-day.ts';
import type { Db } from '../../database/db.ts';
import { planOnceForFew } from '../../database/plan-once.ts';
import type { BaseContext } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { decidedFactsChanged, employeesBeingDecided } from '../approvals/index.ts';
import { adjustDays } from './adjust-days.ts';
import { adjustedSources } from './adjustment.repository.ts';
import { holdPeople, type SettledDay, storeDays } from './attendance-day-write.repository.ts';
import { type DaySpan, type PersonDay, readDayFacts } from './day-facts.repository.ts';
import { movePunches } from './punch.repository.ts';
import { requestOvertime } from './request-overtime.ts';

type SettleContext = Pick<BaseContext, 'db' | 'clock' | 'audit' | 'announce'>;

/**
 * Recomputes these days and stores what changed; returns how many rows changed. Runs in the transaction of the caller.
 * After a move to another client, the earlier days use shifts of the earlier client, which row security hides from the
 * employee. So this runs without row security and returns none of the data it reads.
 */
export async function settleDays(
  ctx: SettleContext,
  employeeIds: readonly number[],
  { first, last }: { readonly first: string; readonly last: string },
): Promise<number> {
  if (!ctx.db.isTransaction) throw new Error('Days are settled in a transaction, which locks their employees.');
  let changed = 0;
  await withoutRowSecurity(ctx.db, async () => {
    for (let start = 0; start < employeeIds.length; start += peopleAtOnce) {
      const people = employeeIds.slice(start, start + peopleAtOnce);
      changed += await planOnceForFew(ctx.db, people, () => settlePeople(ctx, { employeeIds: people, first, last }));
    }
  });
  return changed;
}

async function settlePeople(ctx: SettleContext, { employeeIds, ...dates }: DaySpan): Promise<number> {
  const now = ctx.clock.now();
  const ids = await holdPeople(ctx.db, employeeIds);
  const span = { employeeIds: ids, ...dates };
  const facts = await matchedFacts(ctx.db, span, microsOf(now));
  const days = computedDays(facts, microsOf(now));
  const stored = await storeDays(ctx.db, span, days, now);
  const isClosed = await adjustDays(ctx, span, { facts, computed: days });
  await requestOvertime(ctx, span, { days, isClosed });
  if (stored > 0) await announceDecided(ctx, ids);
  return stored;
}

/** Facts that several people share are computed once. */
function computedDays(facts: readonly PersonDay[], now: Micros): SettledDay[] {
  const known = new Map<DayFacts, ComputedDay | null>();
  return facts.flatMap((day) => {
    const computed = known.has(day.facts) ? known.get(day.facts) : computeDay(day.facts, now, localClock);
    known.set(day.facts, computed ?? null);
    return computed ? [{ ...day, computed }] : [];
  });
}

/** Only for people with a decision: an event for each settled day would be too many. */
async function announceDecided(ctx: SettleContext, ids: readonly number[]): Promise<void> {
  const employeeIds = await employeesBeingDecided(ctx.db, ids);
  if (employeeIds.length > 0) await ctx.announce(decidedFactsChanged, { employeeIds });
}

/** Settles the days whose adjustments are booked on these days, after these were unlocked. */
export async function settleAdjusted(
  ctx: SettleContext,
  { employeeId, ...booked }: { readonly employeeId: number; readonly first: string; readonly last: string },
): Promise<void> {
  const sources = await withoutRowSecurity(ctx.db, () => adjustedSources(ctx.db, { employeeId, ...booked }));
  for (const day of sources) await settleDays(ctx, [employeeId], { first: day, last: day });
}

/** The facts of the days, after punches that were for the shift of another day were moved there. */
async function matchedFacts(db: Db, span: DaySpan, now: Micros): Promise<PersonDay[]> {
  const days = await readDayFacts(db, span);
  const people = Map.groupBy(days, ({ employeeId }) => employeeId).values();
  const moves = [...people].flatMap((own) =>
    misplacedPunches(
      own.map(({ facts }) => facts),
      now,
    ),
  );
  if (moves.length === 0 || (await movePunches(db, moves)) === 0) return days;
  return readDayFacts(db, span);
}

/**
 * All days that can still change: as far back as the schedule reaches, up to tomorrow, which has already begun in the
 * east. `changedFrom`: only the days that a change of this day or later can touch, such as the night before a holiday.
 */
export async function settleRecentDays(
  ctx: SettleContext,
  employeeIds: readonly number[],
  changedFrom?: string,
): Promise<number> {
  const today = dayIn(homeZone, ctx.clock.now()).toString();
  const [oldest, last] = [addDays(today, -daysHealed), addDays(today, 1)];
  const first = changedFrom === undefined ? oldest : laterDay(oldest, addDays(changedFrom, -daysTouchedBefore));
  return first > last ? 0 : settleDays(ctx, employeeIds, { first, last });
}

export const daysHealed = 62;
/** A shift can reach into the next day, and the days of a place differ from those of a shift by one. */
const daysTouchedBefore = 2;
const localClock = createLocalClock();

/** A statement has five seconds, also on a busy machine. */
const peopleAtOnce = 50;
