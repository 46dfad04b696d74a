import { leaveApproval } from '@muster/contract/domains/leave/leave-requests.constants.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { BaseContext } from '../../platform/context/context.ts';
import { noSubjects, openApprovals, withdrawApprovals } from '../approvals/index.ts';
import {
  type AskedOf,
  type ClientToAsk,
  moveToClientOfLeave,
  requestsOfOtherClients,
} from './asked-client.repository.ts';
import { approvalFacts } from './asked-leave.ts';
import type { StoredLeaveRequest } from './leave-requests.repository.ts';
import { notifyLeaveDeciders } from './notices-of-leave.ts';
import { lockedRequest } from './own-leave.ts';

/**
 * Leave belongs to the client of its first day. After a change of client, or when a client stops approving leave, requests that wait are asked
 * again from the first step on, so that no former client decides and none is stuck. Returns the ids. Repeating it changes nothing.
 */
export async function askPresentClients(ctx: BaseContext, of: AskedOf): Promise<number[]> {
  const moved = await requestsOfOtherClients(ctx.db, of);
  for (const client of moved) {
    const stored = await lockedRequest(ctx.db, client.id, noSubjects);
    if (!stored) continue;
    await moveToClientOfLeave(ctx.db, stored.id, client.client_id);
    if (stored.state === 'requested') await askAgain(ctx, stored, client);
  }
  return moved.map(({ id }) => id);
}

async function askAgain(ctx: BaseContext, stored: StoredLeaveRequest, client: ClientToAsk): Promise<void> {
  const { id, employee_id: employeeId, first_day: first } = stored;
  await withdrawApprovals(ctx, { kind: leaveApproval, subjectIds: [id], reason: 'The client changed.' });
  const minutes = stored.days.reduce((sum, day) => sum + (day.state === 'held' ? day.minutes : 0), 0);
  const facts = approvalFacts({
    ...{ minutes, first, today: todayAtHome(ctx) },
    type: { paid_percent: stored.is_paid ? 100 : 0 },
    person: { client_approves: client.client_approves },
  });
  const [opened] = await openApprovals(ctx, leaveApproval, [
    {
      ...{ subjectId: id, version: 1, employeeId, facts },
      ...{ requesterUserId: stored.requested_by_user_id, clientId: client.client_id },
    },
  ]);
  await ctx.audit({
    event: 'leave.ask-again',
    subject: { kind: 'employee', id: String(employeeId) },
    clientId: client.client_id,
    after: { leave_type: stored.logged_type, first_day: first, last_day: stored.last_day },
  });
  const deciders = (opened?.waiting ?? []).map((one) => ({ ...one, userId: one.user_id }));
  await notifyLeaveDeciders(ctx, stored, deciders);
}
