import { holidaySwapNotifications } from '@muster/contract/domains/holidays/holiday-swap-notifications.ts';
import { holidaySwapApproval } from '@muster/contract/domains/holidays/holiday-swaps.constants.ts';
import { swapChange } from '@muster/contract/domains/holidays/holiday-swaps.rules.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { BaseContext } from '../../platform/context/context.ts';
import { noSubjects, withdrawApprovals } from '../approvals/index.ts';
import { firstDayOf, todayOfSwapper } from './begun-swaps.ts';
import { logHolidaySwap } from './holiday-swap-log.ts';
import {
  closeHolidaySwap,
  openHolidaySwaps,
  type StoredHolidaySwap,
  swapsWithoutDayOff,
} from './holiday-swaps.repository.ts';
import { notifyHr, notifySwapper, swapValues } from './notices-of-holiday-swaps.ts';
import { factsOfSwap, lockedHolidaySwap, markHolidays } from './own-holiday-swaps.ts';
import { holidaysBetween } from './people-holidays.ts';

/**
 * After a change of holidays, policies, schedule or employment: ends the swaps that are no longer possible, and those that nobody decided
 * before the first day. Approved swaps of which a day has begun stay as worked; if the employment ended before the day off, the swap ends and
 * HR is notified. Returns the ended ones; repeating it changes nothing. Null: of all employees.
 */
export async function settleHolidaySwaps(
  ctx: BaseContext,
  employeeIds: readonly number[] | null,
): Promise<readonly number[]> {
  const today = todayAtHome(ctx);
  const ended: number[] = [];
  for (const id of await openHolidaySwaps(ctx.db, employeeIds, ctx.clock.now().toString())) {
    const swap = await lockedHolidaySwap(ctx.db, id, noSubjects);
    // It was closed in the meantime.
    if (swap?.state !== 'requested' && swap?.state !== 'approved') continue;
    const note = await reasonToEnd(ctx, swap);
    if (note === null) continue;
    await end(ctx, swap, note);
    ended.push(id);
  }
  for (const id of await swapsWithoutDayOff(ctx.db, employeeIds, today)) {
    const swap = await lockedHolidaySwap(ctx.db, id, noSubjects);
    if (swap?.state !== 'approved') continue;
    await endWorked(ctx, swap);
    ended.push(id);
  }
  return ended;
}

/** The holiday stays worked as it was paid: what the line says about the premium holds (record 126). */
async function endWorked(ctx: BaseContext, swap: StoredHolidaySwap): Promise<void> {
  const { id, state } = swap;
  const note = 'The employment ended before the day off.';
  const now = ctx.clock.now().toString();
  await closeHolidaySwap(ctx.db, { id, from: state, to: 'ended', note, now, isHolidayWorked: true });
  await logHolidaySwap(ctx, swap, { event: 'holidays.end-swap', after: { state: 'ended', note } });
  await markHolidays(ctx.db, swap.employee_id);
  await notifyHr(ctx, {
    type: holidaySwapNotifications.withoutDayOff,
    values: { ...swapValues(swap), employee: swap.employee_id, premium: await premiumText(ctx, swap) },
  });
}

async function premiumText(ctx: BaseContext, swap: StoredHolidaySwap): Promise<string> {
  const { employee_id, holiday_day: day } = swap;
  const holidays = await holidaysBetween(ctx.db, [employee_id], { first: day, last: day });
  return holidays.some(({ has_premium }) => has_premium)
    ? 'The hours worked on the holiday have their premium.'
    : 'The holiday counted as an ordinary work day, without a premium.';
}

async function reasonToEnd(ctx: BaseContext, swap: StoredHolidaySwap): Promise<string | null> {
  const { holiday_day, employee_id: employeeId, client_id } = swap;
  const today = await todayOfSwapper(ctx, employeeId, firstDayOf(swap));
  const facts = await factsOfSwap(ctx.db, swap, { employeeId, today, exceptId: swap.id });
  const change = swapChange(swap, facts);
  if (change !== null) return change;
  if (facts.days.get(holiday_day)?.client_id !== client_id) return 'The client changed.';
  return swap.state === 'requested' && firstDayOf(swap) <= today ? 'No one decided on it before its first day.' : null;
}

async function end(ctx: BaseContext, swap: StoredHolidaySwap, note: string): Promise<void> {
  const { id, state } = swap;
  if (state === 'requested')
    await withdrawApprovals(ctx, { kind: holidaySwapApproval, subjectIds: [id], reason: null });
  await closeHolidaySwap(ctx.db, { id, from: state, to: 'ended', note, now: ctx.clock.now().toString() });
  await logHolidaySwap(ctx, swap, { event: 'holidays.end-swap', after: { state: 'ended', note } });
  if (state === 'approved') await markHolidays(ctx.db, swap.employee_id);
  await notifySwapper(ctx, swap, {
    type: holidaySwapNotifications.ended,
    values: { ...swapValues(swap), reason: note },
  });
}
