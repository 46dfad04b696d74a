import { type CallInput, notFound, Problem } from '@muster/contract';
import { holidaySwapNotifications } from '@muster/contract/domains/holidays/holiday-swap-notifications.ts';
import type { holidaySwapsCalls } from '@muster/contract/domains/holidays/holiday-swaps.calls.ts';
import {
  holidaySwapApproval,
  holidaySwapStateLabels,
} from '@muster/contract/domains/holidays/holiday-swaps.constants.ts';
import { holidaySwapAreas, mayDecideHolidaySwap } from '@muster/contract/domains/holidays/holiday-swaps.policy.ts';
import { swapProblem } from '@muster/contract/domains/holidays/holiday-swaps.rules.ts';
import { isOwnRecord } from '@muster/contract/viewer.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { decideApproval, subjectReachOf } from '../approvals/index.ts';
import { firstDayOf, todayOfSwapper } from './begun-swaps.ts';
import { logHolidaySwap } from './holiday-swap-log.ts';
import { closeHolidaySwap, type StoredHolidaySwap } from './holiday-swaps.repository.ts';
import { holidaySwapChanged } from './holidays.events.ts';
import { notifySwapper, swapValues } from './notices-of-holiday-swaps.ts';
import { factsOfSwap, lockedHolidaySwap, markHolidays } from './own-holiday-swaps.ts';

type Decide = (typeof holidaySwapsCalls)['decide'];

/**
 * One decision. The last approval makes the holiday a working day of the employee and gives the other day off. @throws Problem not-found,
 * forbidden, conflict
 */
export async function decideHolidaySwap(ctx: Ctx, { body }: CallInput<Decide>): Promise<void> {
  const stored = await reachedSwap(ctx, body.id);
  if (stored.state !== 'requested') throw closedAlready(stored);
  const { decision, note = null } = body;
  if (decision === 'approved') await assertPossible(ctx, stored);
  const outcome = await decideApproval(ctx, {
    kind: holidaySwapApproval,
    subject: { id: stored.id, seen: 1, current: 1 },
    decision,
    comment: note,
  });
  const now = ctx.clock.now().toString();
  if (outcome !== 'pending')
    await closeHolidaySwap(ctx.db, { id: stored.id, from: 'requested', to: outcome, note: null, now });
  await logHolidaySwap(ctx, stored, { event: 'holidays.decide-swap', after: { decision, state: outcome, note } });
  if (outcome === 'approved') {
    await markHolidays(ctx.db, stored.employee_id);
    await notifySwapper(ctx, stored, { type: holidaySwapNotifications.approved, values: swapValues(stored) });
  }
  if (outcome === 'refused')
    await notifySwapper(ctx, stored, {
      type: holidaySwapNotifications.rejected,
      values: { ...swapValues(stored), note },
    });
  await ctx.announce(holidaySwapChanged, { id: stored.id });
}

/** A swap out of reach answers like a missing one. The viewer's own is forbidden, because they know of it. */
async function reachedSwap(ctx: Ctx, id: number): Promise<StoredHolidaySwap> {
  const reach = await subjectReachOf(ctx, holidaySwapApproval, holidaySwapAreas.swaps);
  const stored = await lockedHolidaySwap(ctx.db, id, reach);
  if (!stored) throw notFound('holiday swap');
  const { employee_id: employeeId, is_reached: isReached } = stored;
  if (isOwnRecord(ctx.viewer, employeeId)) throw new Problem('forbidden', "You can't decide on your own swap.");
  if (!mayDecideHolidaySwap(ctx.viewer, { employeeId, isReached })) throw notFound('holiday swap');
  return stored;
}

export const closedAlready = ({ state }: StoredHolidaySwap) =>
  new Problem(
    'conflict',
    state === 'ended'
      ? 'This swap is no longer possible.'
      : `This swap was ${holidaySwapStateLabels[state].toLowerCase()} already.`,
  );

/** The schedule, leave or holidays can have changed since the request. @throws Problem conflict */
async function assertPossible(ctx: Ctx, stored: StoredHolidaySwap): Promise<void> {
  const facts = await factsOfSwap(ctx.db, stored, {
    employeeId: stored.employee_id,
    today: await todayOfSwapper(ctx, stored.employee_id, firstDayOf(stored)),
    exceptId: stored.id,
  });
  const problem = swapProblem(stored, facts);
  if (problem)
    throw new Problem('conflict', `${problem.text} Reject the swap, or ask the employee to request another.`);
}
