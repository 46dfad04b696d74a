import { type CallInput, notFound, Problem, type Viewer } from '@muster/contract';
import {
  mayDecidePayChanges,
  maySeeCosts,
  maySeeSensitive,
  mayUpdateEmployee,
} from '@muster/contract/domains/employees/employees.policy.ts';
import { payChangeApproval } from '@muster/contract/domains/employees/pay-change-approval.ts';
import type { payChangesCalls } from '@muster/contract/domains/employees/pay-changes.calls.ts';
import { payNotifications } from '@muster/contract/domains/employees/pay-notifications.ts';
import { reachOf, recordArea } from '@muster/contract/domains/teams/teams.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { findViewer } from '../../platform/session/viewer.repository.ts';
import { decideApproval, withdrawApprovals } from '../approvals/index.ts';
import { notifyUsers } from '../notifications/index.ts';
import { applyPayChange } from './applied-pay-change.ts';
import { payChangeChanged } from './employees.events.ts';
import { closePayChange, lockPayChange, type StoredPayChange } from './pay-change.repository.ts';

type Calls = typeof payChangesCalls;

/**
 * One decision. The last approval applies the change. The requester and the employee never decide.
 * @throws Problem not-found, forbidden, conflict if the record or the rights of the requester changed after the request
 */
export async function decidePayChange(ctx: Ctx, { body }: CallInput<Calls['decide']>): Promise<void> {
  if (!mayDecidePayChanges(ctx.viewer)) throw new Problem('forbidden', 'Forbidden');
  const change = await lockedChange(ctx, body.id);
  const { decision, note = null } = body;
  if (decision === 'approved') await assertRequesterStillMay(ctx, change);
  const outcome = await decideApproval(ctx, {
    kind: payChangeApproval,
    subject: { id: change.id, seen: 1, current: 1 },
    decision,
    comment: note,
  });
  if (outcome === 'approved') await applyPayChange(ctx, change);
  if (outcome !== 'pending') await close(ctx, change, { state: outcome, note });
  await log(ctx, 'employees.decide-pay-change', change, {
    decision,
    note,
    state: outcome === 'pending' ? change.state : outcome,
  });
  if (outcome === 'pending') return;
  await notifyUsers(ctx, {
    userIds: [change.requested_by_user_id],
    type: payNotifications.decided,
    values: { employee: change.employee_id, outcome, note },
    path: `/employees/${change.employee_id}`,
  });
}

/** By the requester. @throws Problem not-found, forbidden, conflict */
export async function withdrawPayChange(ctx: Ctx, { body }: CallInput<Calls['withdraw']>): Promise<void> {
  const change = await lockedChange(ctx, body.id);
  if (change.requested_by_user_id !== ctx.viewer.userId)
    throw new Problem('forbidden', 'Only the person who asked for the change can withdraw it.');
  await withdrawApprovals(ctx, { kind: payChangeApproval, subjectIds: [change.id], reason: null });
  await close(ctx, change, { state: 'withdrawn', note: null });
  await log(ctx, 'employees.withdraw-pay-change', change, { state: 'withdrawn' });
}

/**
 * Two people are responsible for a change, so the first one must still be able to make it.
 * @throws Problem conflict if the account was closed or lost the rights since
 */
async function assertRequesterStillMay({ db }: Ctx, change: StoredPayChange): Promise<void> {
  const requester = await findViewer(db, change.requested_by_user_id);
  if (requester && mayUpdateEmployee(requester) && maySeePay(requester, change)) return;
  throw new Problem(
    'conflict',
    `${change.requested_by} may not make this change any more. Reject it; someone else can request it if it is still needed.`,
  );
}

/** The payment method is the one pay field that is not sensitive. */
function maySeePay(requester: Viewer, { part, fields }: StoredPayChange): boolean {
  if (part !== 'record') return maySeeCosts(requester);
  return maySeeSensitive(requester) || fields.every((field) => field === 'payment_method');
}

async function lockedChange(ctx: Ctx, id: number): Promise<StoredPayChange> {
  const change = await lockPayChange(ctx.db, id, reachOf(ctx.viewer, recordArea));
  if (!change) throw notFound('pay change');
  if (change.state !== 'waiting') throw new Problem('conflict', `This change was ${change.state} already.`);
  return change;
}

async function close(
  { db, clock, announce }: Ctx,
  { id, employee_id: employeeId, client_id: clientId }: StoredPayChange,
  end: { readonly state: 'approved' | 'refused' | 'withdrawn'; readonly note: string | null },
): Promise<void> {
  await closePayChange(db, id, { ...end, now: clock.now().toString() });
  await announce(payChangeChanged, { employeeId, clientId });
}

function log(ctx: Ctx, event: string, change: StoredPayChange, after: Readonly<Record<string, unknown>>) {
  return ctx.audit({
    event,
    subject: { kind: 'employee', id: String(change.employee_id) },
    clientId: change.client_id,
    before: { state: change.state },
    after: { ...after, pay_change: change.id, fields: change.fields.join(', '), requested_by: change.requested_by },
  });
}
