import { swapApproval } from '@muster/contract/domains/schedules/schedules.constants.ts';
import { swapNotifications } from '@muster/contract/domains/schedules/swap-notifications.ts';
import type { BaseContext } from '../../platform/context/context.ts';
import { noSubjects } from '../approvals/index.ts';
import { announceScheduleChanged, settleSchedules } from '../shifts/index.ts';
import { deleteSwappedDays, moveSwap, type StoredSwap } from './swap.repository.ts';
import { logSwapEnd } from './swap-log.ts';
import { notifyBoth } from './swap-notices.ts';
import { lockedSwap, notifyUserIds } from './swap-people.ts';
import { approversOf, type UnservedSwap, unservedSwaps } from './unserved-swap.repository.ts';

/**
 * After a change of employment: undoes approved swaps that one of these people will not work. Shifts that have not begun return
 * to their first owner.
 */
export async function undoUnservedSwaps(ctx: BaseContext, employeeIds: readonly number[]): Promise<void> {
  const now = ctx.clock.now().toString();
  for (const unserved of await unservedSwaps(ctx.db, { employeeIds, now })) {
    const stored = await lockedSwap(ctx.db, unserved.id, noSubjects);
    if (stored?.state === 'approved') await undo(ctx, stored, unserved);
  }
}

async function undo(
  ctx: BaseContext,
  stored: StoredSwap,
  { absent, absent_id: absentId, days }: UnservedSwap,
): Promise<void> {
  const { id, requester_id: requesterId, colleague_id: colleagueId } = stored;
  const note = `${absent} does not work for this client on all days of the swap.`;
  await moveSwap(ctx.db, { id, from: 'approved', to: 'undone', note, now: ctx.clock.now().toString() });
  await deleteSwappedDays(ctx.db, id, days);
  const [from = stored.give_date] = days.toSorted();
  const employeeIds = [requesterId, colleagueId].sort((one, other) => one - other);
  await settleSchedules(ctx, employeeIds, from);
  await logSwapEnd(ctx, stored, 'schedules.undo-swap', { state: 'undone', note, days: days.join(', ') });
  const values = { absent: absentId, days: days.toSorted() };
  await notifyBoth(ctx, stored, { type: swapNotifications.notServed, values });
  await notifyUserIds(ctx, await approversOf(ctx.db, id, swapApproval), {
    type: swapNotifications.approvedUndone,
    values: { ...values, requester: requesterId, colleague: colleagueId },
  });
  await announceScheduleChanged(ctx, employeeIds);
}
