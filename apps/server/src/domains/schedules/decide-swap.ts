import { type CallInput, notFound, Problem } from '@muster/contract';
import { swapApproval } from '@muster/contract/domains/schedules/schedules.constants.ts';
import { mayDecideSwap, scheduleAreas } from '@muster/contract/domains/schedules/schedules.policy.ts';
import { swappedDays } from '@muster/contract/domains/schedules/swap.rules.ts';
import { swapNotifications } from '@muster/contract/domains/schedules/swap-notifications.ts';
import type { swapsCalls } from '@muster/contract/domains/schedules/swaps.calls.ts';
import { isOwnRecord } from '@muster/contract/viewer.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { decideApproval, subjectReachOf } from '../approvals/index.ts';
import { announceScheduleChanged, assertNoClash, notifyChangedShifts, settleSchedules } from '../shifts/index.ts';
import { assertPossible } from './possible-swap.ts';
import { deleteSwappedDays, insertSwappedDays, moveSwap, type StoredSwap } from './swap.repository.ts';
import { logSwapEnd } from './swap-log.ts';
import { notifyBoth } from './swap-notices.ts';
import { lockedSwap, readParties } from './swap-people.ts';

type Decide = (typeof swapsCalls)['decide'];
type Undo = (typeof swapsCalls)['undo'];

/**
 * One decision. The last approval changes the schedule of both people for the days of the swap. @throws Problem not-found,
 * forbidden, conflict
 */
export async function decideSwap(ctx: Ctx, { body }: CallInput<Decide>): Promise<void> {
  const stored = await reachedSwap(ctx, body.id);
  if (stored.state !== 'accepted')
    throw new Problem('conflict', notWaiting[stored.state] ?? `This swap was ${stored.state} already.`);
  const { decision, note = null } = body;
  const isApproval = decision === 'approved';
  if (isApproval) await assertPossible(ctx, stored);
  const outcome = await decideApproval(ctx, {
    kind: swapApproval,
    subject: { id: stored.id, seen: 1, current: 1 },
    decision: isApproval ? 'approved' : 'refused',
    comment: note,
  });
  const state = outcome === 'pending' ? stored.state : outcome;
  if (outcome !== 'pending') await moveSwap(ctx.db, { ...moveOf(ctx, stored), to: outcome, note });
  if (outcome === 'approved') {
    await changeSchedules(ctx, stored, swapNotifications.approved, () => insertSwappedDays(ctx.db, stored));
  }
  await logSwapEnd(ctx, stored, 'schedules.decide-swap', { decision, state, note });
  if (outcome === 'refused')
    await notifyBoth(ctx, stored, { type: swapNotifications.rejected, values: { day: stored.give_date, note } });
}

/** Restores the schedule of both people. @throws Problem not-found, forbidden, conflict once a shift has begun */
export async function undoSwap(ctx: Ctx, { body }: CallInput<Undo>): Promise<void> {
  const stored = await reachedSwap(ctx, body.id);
  if (stored.state !== 'approved') throw new Problem('conflict', 'Only an approved swap can be undone.');
  await assertNotBegun(ctx, stored);
  await moveSwap(ctx.db, { ...moveOf(ctx, stored), to: 'undone', note: body.note });
  await changeSchedules(ctx, stored, swapNotifications.undone, () =>
    deleteSwappedDays(ctx.db, stored.id, datesOf(stored)),
  );
  await logSwapEnd(ctx, stored, 'schedules.undo-swap', { state: 'undone', note: body.note });
}

const notWaiting: Readonly<Partial<Record<StoredSwap['state'], string>>> = {
  asked: 'The colleague has not accepted yet.',
  expired: 'This swap expired when its first shift began.',
};

/** A swap out of reach answers like a missing one. The viewer's own is forbidden, because they know of it. */
async function reachedSwap(ctx: Ctx, id: number): Promise<StoredSwap> {
  const stored = await lockedSwap(ctx.db, id, await subjectReachOf(ctx, swapApproval, scheduleAreas.swaps));
  if (!stored) throw notFound('swap');
  const { requester_id: requesterId, colleague_id: colleagueId, is_reached: isReached } = stored;
  if ([requesterId, colleagueId].some((person) => isOwnRecord(ctx.viewer, person)))
    throw new Problem('forbidden', "You can't decide on your own swap.");
  if (!mayDecideSwap(ctx.viewer, { requesterId, colleagueId, isReached })) throw notFound('swap');
  return stored;
}

const moveOf = (ctx: Ctx, { id, state: from }: StoredSwap) => ({ id, from, now: ctx.clock.now().toString() });

/** Changes the days of the swap for both people, and notifies them of their shifts. */
async function changeSchedules(
  ctx: Ctx,
  stored: StoredSwap,
  type: typeof swapNotifications.approved,
  change: () => Promise<void>,
): Promise<void> {
  const days = changedDays(stored);
  const employeeIds = [stored.requester_id, stored.colleague_id].sort((one, other) => one - other);
  const [from = stored.give_date] = days.map(({ work_date }) => work_date).sort();
  await notifyChangedShifts(ctx, { employeeIds, from, type }, async () => {
    await change();
    for (const { employee_id: employeeId, work_date } of days) {
      const name = employeeId === stored.requester_id ? stored.requester : stored.colleague;
      await assertNoClash(ctx.db, { employeeId, from: work_date, field: 'id', name });
    }
    await settleSchedules(ctx, employeeIds, from);
  });
  await announceScheduleChanged(ctx, employeeIds);
}

const datesOf = ({ give_date, take_date }: StoredSwap) => (take_date === null ? [give_date] : [give_date, take_date]);

const changedDays = (stored: StoredSwap) =>
  swappedDays({
    requesterId: stored.requester_id,
    colleagueId: stored.colleague_id,
    give: stored.give_date,
    take: stored.take_date,
    giveShiftId: stored.give_shift_id,
    takeShiftId: stored.take_shift_id,
  });

async function assertNotBegun(ctx: Ctx, stored: StoredSwap): Promise<void> {
  const { requester_id: requesterId, colleague_id: colleagueId, give_date: give, take_date: take } = stored;
  const parties = await readParties(ctx.db, { requesterId, colleagueId, give, take });
  const now = ctx.clock.now().toString();
  const planned = [...(parties?.requester.plan ?? []), ...(parties?.colleague.plan ?? [])];
  const hasBegun = planned.some(
    ({ is_swapped, work_date, starts_at }) =>
      is_swapped && (work_date === give || work_date === take) && starts_at <= now,
  );
  if (hasBegun) throw new Problem('conflict', 'A shift of this swap has begun, so it stays.');
}
