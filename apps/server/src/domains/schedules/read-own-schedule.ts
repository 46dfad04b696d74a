import { type CallAnswer, type CallInput, dayIn, homeZone, invalidInput } from '@muster/contract';
import { dayOutOfBounds } from '@muster/contract/day-bounds.rules.ts';
import { createLocalClock } from '@muster/contract/domains/attendance/local-clock.ts';
import { expectedDay } from '@muster/contract/domains/schedules/expected-day.rules.ts';
import type { ownScheduleCalls } from '@muster/contract/domains/schedules/own-schedule.calls.ts';
import { scheduledDaysAhead } from '@muster/contract/domains/shifts/shifts.constants.ts';
import { mondayOf } from '@muster/contract/plain-day.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { readDayFacts } from '../attendance/index.ts';
import { zoneOfEmployee } from '../employees/index.ts';
import { scheduledDays } from './own-schedule.repository.ts';
import { feedOfUser } from './schedule-feed.repository.ts';

type Read = (typeof ownScheduleCalls)['read'];

const localClock = createLocalClock();

/**
 * The viewer's planned days, with what they will count as; empty for users who are not employees. @throws Problem
 * invalid-input for a day after the planned schedule
 */
export async function readOwnSchedule(ctx: Ctx, { query }: CallInput<Read>): Promise<CallAnswer<Read>> {
  const { employeeId, userId } = ctx.viewer;
  const zone = employeeId === null ? undefined : await zoneOfEmployee(ctx.db, employeeId);
  const today = dayIn(zone ?? homeZone, ctx.clock.now());
  const from = query.from ?? mondayOf(today);
  const planned_until = Temporal.PlainDate.from(todayAtHome(ctx)).add({ days: scheduledDaysAhead }).toString();
  const problem = dayOutOfBounds('Day', from, { first: null, last: planned_until });
  if (problem !== null) throw invalidInput({ from: [problem] });
  const to = Temporal.PlainDate.from(from).add({ days: 27 }).toString();
  const shown = { today, from, to, planned_until };
  if (employeeId === null || zone === undefined) return { ...shown, zone: null, days: [], feed: null };
  const planned = await scheduledDays(ctx.db, { employeeId, from, to });
  const facts = await readDayFacts(ctx.db, { employeeIds: [employeeId], first: from, last: to });
  const expected = new Map(facts.map((day) => [day.facts.workDate, expectedDay(day.facts, zone, localClock)]));
  const days = planned.map(({ version: _version, ...day }) => ({
    ...day,
    counts_as: expected.get(day.work_date) ?? null,
  }));
  return { ...shown, zone, days, feed: (await feedOfUser(ctx.db, userId)) ?? null };
}
