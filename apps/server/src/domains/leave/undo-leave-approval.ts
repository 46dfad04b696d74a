import { type CallAnswer, type CallInput, Problem } from '@muster/contract';
import { undoRefusals } from '@muster/contract/domains/approvals/approval.rules.ts';
import { leaveNotifications } from '@muster/contract/domains/leave/leave-notifications.ts';
import type { leaveRequestsCalls } from '@muster/contract/domains/leave/leave-requests.calls.ts';
import { leaveApproval, leaveRequestStateLabels } from '@muster/contract/domains/leave/leave-requests.constants.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { undoApprovals } from '../approvals/index.ts';
import { leaveBalanceChanged, leaveRequestChanged } from './leave.events.ts';
import { areDaysLocked } from './leave-request-facts.repository.ts';
import { moveDays, reopenLeaveRequest, type StoredLeaveRequest } from './leave-requests.repository.ts';
import { setUsage } from './leave-usage.repository.ts';
import { logLeaveRequest } from './log-leave-request.ts';
import { daysOf, notifyEmployee } from './notices-of-leave.ts';
import { markLeave } from './own-leave.ts';
import { answerAbout, lockSeveral, orLeftOut } from './several-leave-requests.ts';

type Undo = (typeof leaveRequestsCalls)['undo'];

/** The requests wait again, as before the viewer's approvals. @throws Problem not-found, or conflict if none could be undone */
export async function undoLeaveApproval(ctx: Ctx, { body }: CallInput<Undo>): Promise<CallAnswer<Undo>> {
  const { stored, leftOut } = await lockSeveral(ctx, body.ids);
  for (const one of stored) if (!leftOut.has(one.id)) await orLeftOut(leftOut, one.id, () => assertUndoable(ctx, one));
  const subjectIds = stored.map(({ id }) => id).filter((id) => !leftOut.has(id));
  const results = await undoApprovals(ctx, { kind: leaveApproval, subjectIds });
  for (const one of stored) {
    const result = results.get(one.id);
    if (result === undefined) continue;
    if ('refusal' in result) leftOut.set(one.id, undoRefusals[result.refusal]);
    else await takeBack(ctx, one, 'leave.undo-approval');
  }
  return answerAbout(stored, leftOut);
}

type UndoEvent = 'leave.undo-approval' | 'leave.undo-for-client';

/** The viewer's approval of a request that is locked. @throws Problem forbidden, conflict */
export async function undoStored(ctx: Ctx, stored: StoredLeaveRequest, event: UndoEvent): Promise<void> {
  await assertUndoable(ctx, stored);
  const results = await undoApprovals(ctx, { kind: leaveApproval, subjectIds: [stored.id] });
  const result = results.get(stored.id) ?? { refusal: 'closed' as const };
  if ('refusal' in result) throw new Problem('conflict', undoRefusals[result.refusal]);
  await takeBack(ctx, stored, event);
}

/** What followed from the approval and stays. @throws Problem conflict */
async function assertUndoable(ctx: Ctx, { state, employee_id: employeeId, days }: StoredLeaveRequest): Promise<void> {
  if (state !== 'approved' && state !== 'requested')
    throw new Problem('conflict', `This request was ${leaveRequestStateLabels[state].toLowerCase()} already.`);
  if (state === 'requested') return;
  if (days.some((one) => one.state === 'released'))
    throw new Problem('conflict', 'Days of this leave changed after the approval. Cancel the leave instead.');
  if (
    await areDaysLocked(
      ctx.db,
      employeeId,
      days.map(({ day }) => day),
    )
  )
    throw new Problem('conflict', 'Payroll has closed a day of this leave. Cancel the leave instead.');
}

async function takeBack(ctx: Ctx, stored: StoredLeaveRequest, event: UndoEvent): Promise<void> {
  const { id, employee_id: employeeId, state } = stored;
  const days = stored.days.filter((one) => one.state === 'taken').map(({ day }) => day);
  if (state === 'approved') {
    if (stored.is_paid) {
      const freed = days.map((day) => ({ day, minutes: 0 }));
      await setUsage(ctx.db, stored, { days: freed, userId: ctx.viewer.userId, reason: 'The approval was undone.' });
      await ctx.announce(leaveBalanceChanged, { employeeId });
    }
    await moveDays(ctx.db, { id, days, to: 'held' });
    await reopenLeaveRequest(ctx.db, id);
    await markLeave(ctx.db, employeeId, days);
    await notifyEmployee(ctx, stored, {
      type: leaveNotifications.approvalUndone,
      values: daysOf(stored),
    });
  }
  await logLeaveRequest(ctx, stored, {
    event,
    after: {
      state: 'requested',
    },
  });
  await ctx.announce(leaveRequestChanged, { id });
}
