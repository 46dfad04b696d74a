import { type CallAnswer, type CallInput, notFound } from '@muster/contract';
import type { ClientLeaveRow, clientLeaveCalls } from '@muster/contract/domains/leave/client-leave.calls.ts';
import { leaveApproval } from '@muster/contract/domains/leave/leave-requests.constants.ts';
import type { Ctx, ReadingContext } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { approvingClient, noSubjects, subjectsWaitingFor } from '../approvals/index.ts';
import { askedClientLeave, decidedClientLeave, waitingClientLeave } from './client-leave.repository.ts';
import { decideStored } from './decide-leave.ts';
import { awayInTeams } from './leave-people.repository.ts';
import { lockLeaveRequest } from './leave-requests.repository.ts';
import { undoStored } from './undo-leave-approval.ts';

type Calls = typeof clientLeaveCalls;

/** Leave that the viewer's company was asked about. Nothing for users who do not approve for it. */
export async function readClientLeave(ctx: Ctx): Promise<CallAnswer<Calls['list']>> {
  const clientId = await approvingClient(ctx);
  if (clientId === null) return { is_approver: false, waiting: [], decided: [] };
  const { named } = await subjectsWaitingFor(ctx, leaveApproval);
  // Row security hides requests from clients: types and reasons can be medical.
  const decided = await withoutRowSecurity(ctx.db, () => decidedClientLeave(ctx.db, clientId));
  return {
    is_approver: true,
    waiting: await waitingForClient(ctx, named),
    decided: decided.map(({ employee_id: _, ...row }) => ({ ...row, team: null, may_decide: false })),
  };
}

/** Of requests that wait for the viewer, those of the viewer's company. */
export async function waitingForClient(ctx: ReadingContext, ids: readonly number[]): Promise<ClientLeaveRow[]> {
  const clientId = ids.length === 0 ? null : await approvingClient(ctx);
  if (clientId === null) return [];
  return await withoutRowSecurity(ctx.db, async () => {
    const rows = await waitingClientLeave(ctx.db, clientId, ids);
    const questions = rows.map(({ id: key, employee_id, first_day, last_day }) => ({
      key,
      employee_id,
      first_day,
      last_day,
    }));
    const away = await awayInTeams(ctx.db, questions, { clientId });
    return rows.map(({ employee_id: _, ...row }) => ({ ...row, team: away.get(row.id) ?? null, may_decide: true }));
  });
}

/**
 * The client approves or rejects the leave of one of its people. @throws Problem not-found for requests that the company was not asked
 * about, forbidden, conflict
 */
export async function decideClientLeave(ctx: Ctx, { body }: CallInput<Calls['decide']>): Promise<void> {
  const [seen] = await waitingForClient(ctx, [body.id]);
  if (!seen) throw notFound('leave request');
  // A client changes no requests; the decision moves days, balance and schedule.
  await withoutRowSecurity(ctx.db, async () => {
    const stored = await lockLeaveRequest(ctx.db, body.id, { ...noSubjects });
    if (!stored) throw notFound('leave request');
    await decideStored(ctx, stored, { ...body, event: 'leave.decide-for-client' });
  });
}

/**
 * The approver of the client takes the approval back. @throws Problem not-found for requests that the company was not asked about, forbidden,
 * or conflict if it stays
 */
export async function undoClientLeave(ctx: Ctx, { body: { id } }: CallInput<Calls['undo']>): Promise<void> {
  const clientId = await approvingClient(ctx);
  if (clientId === null) throw notFound('leave request');
  await withoutRowSecurity(ctx.db, async () => {
    const stored = await lockLeaveRequest(ctx.db, id, { ...noSubjects });
    const [asked] = stored ? await askedClientLeave(ctx.db, clientId, id) : [];
    if (!stored || !asked) throw notFound('leave request');
    await undoStored(ctx, stored, 'leave.undo-for-client');
  });
}
