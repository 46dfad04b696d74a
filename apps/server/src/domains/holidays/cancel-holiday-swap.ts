import { type CallInput, invalidInput, notFound, Problem } from '@muster/contract';
import { holidaySwapNotifications } from '@muster/contract/domains/holidays/holiday-swap-notifications.ts';
import type { holidaySwapsCalls } from '@muster/contract/domains/holidays/holiday-swaps.calls.ts';
import { holidaySwapApproval } from '@muster/contract/domains/holidays/holiday-swaps.constants.ts';
import {
  holidaySwapAreas,
  mayDecideHolidaySwap,
  mayUndoHolidaySwap,
} from '@muster/contract/domains/holidays/holiday-swaps.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { subjectReachOf, withdrawApprovals } from '../approvals/index.ts';
import { begunSwaps, todayOfSwapper } from './begun-swaps.ts';
import { closedAlready } from './decide-holiday-swap.ts';
import { logHolidaySwap } from './holiday-swap-log.ts';
import { closeHolidaySwap, type StoredHolidaySwap } from './holiday-swaps.repository.ts';
import { holidaySwapChanged } from './holidays.events.ts';
import { notifySwapper, swapValues } from './notices-of-holiday-swaps.ts';
import { factsOfSwap, isWithinLeave, lockedHolidaySwap, markHolidays } from './own-holiday-swaps.ts';

type Cancel = (typeof holidaySwapsCalls)['cancel'];

/**
 * Withdraws the viewer's waiting swap, or undoes an approved one: the employee before the earlier of both days, staff who reach them with a
 * reason, HR also later. @throws Problem not-found, invalid-input, conflict
 */
export async function cancelHolidaySwap(ctx: Ctx, { body }: CallInput<Cancel>): Promise<void> {
  const reach = await subjectReachOf(ctx, holidaySwapApproval, holidaySwapAreas.swaps);
  const stored = await lockedHolidaySwap(ctx.db, body.id, reach);
  const isOwn = stored !== undefined && stored.employee_id === ctx.viewer.employeeId;
  if (!stored || !(isOwn || mayDecideHolidaySwap(ctx.viewer, reachedOf(stored)))) throw notFound('holiday swap');
  const note = body.note ?? null;
  if (stored.state === 'requested' && isOwn) {
    await withdrawApprovals(ctx, { kind: holidaySwapApproval, subjectIds: [stored.id], reason: null });
    await close(ctx, stored, { to: 'withdrawn', note });
  } else if (stored.state === 'requested') {
    throw new Problem('conflict', 'This swap waits for approval. Reject it instead.');
  } else if (stored.state === 'approved') {
    await undo(ctx, stored, { isOwn, note });
  } else throw closedAlready(stored);
  await ctx.announce(holidaySwapChanged, { id: stored.id });
}

const reachedOf = ({ employee_id: employeeId, is_reached: isReached }: StoredHolidaySwap) => ({
  employeeId,
  isReached,
});

async function undo(
  ctx: Ctx,
  stored: StoredHolidaySwap,
  { isOwn, note }: { readonly isOwn: boolean; readonly note: string | null },
): Promise<void> {
  const hasBegun = (await begunSwaps(ctx, [{ ...stored, employeeId: stored.employee_id }])).has(stored.id);
  const may = isOwn ? !hasBegun : mayUndoHolidaySwap(ctx.viewer, { ...reachedOf(stored), hasBegun });
  if (!may) throw new Problem('conflict', 'The first day of this swap has begun. Ask HR to undo it.');
  if (isOwn && (await isLocked(ctx, stored)))
    throw new Problem('conflict', 'Payroll has closed a day of this swap. Ask HR to undo it.');
  if (isOwn && (await isWithinLeave(ctx.db, stored.employee_id, stored.substitute_day)))
    throw new Problem(
      'conflict',
      'Your leave goes over the day off of this swap, and would need that day. Ask HR to undo it.',
    );
  if (!isOwn && note === null) throw invalidInput({ note: ['Say why the swap is undone.'] });
  await close(ctx, stored, { to: 'undone', note });
  await markHolidays(ctx.db, stored.employee_id);
  if (!isOwn)
    await notifySwapper(ctx, stored, {
      type: holidaySwapNotifications.undone,
      values: { ...swapValues(stored), note },
    });
}

/** Payroll may lock days ahead of the first one. */
async function isLocked(ctx: Ctx, stored: StoredHolidaySwap): Promise<boolean> {
  const today = await todayOfSwapper(ctx, stored.employee_id);
  const wanted = { employeeId: stored.employee_id, today, exceptId: stored.id };
  const { days } = await factsOfSwap(ctx.db, stored, wanted);
  return [...days.values()].some((day) => day.is_locked);
}

async function close(
  ctx: Ctx,
  stored: StoredHolidaySwap,
  { to, note }: { readonly to: 'withdrawn' | 'undone'; readonly note: string | null },
): Promise<void> {
  const now = ctx.clock.now().toString();
  await closeHolidaySwap(ctx.db, { id: stored.id, from: stored.state, to, note, now });
  await logHolidaySwap(ctx, stored, { event: 'holidays.cancel-swap', after: { state: to, note } });
}
