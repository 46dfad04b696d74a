import { type CallInput, notFound, Problem } from '@muster/contract';
import type { StepOutcome } from '@muster/contract/domains/approvals/approval.rules.ts';
import { doubleDay, leaveDays, leaveMinutes, partsOf } from '@muster/contract/domains/leave/leave-days.rules.ts';
import { leaveDaysOf, leaveDaysText } from '@muster/contract/domains/leave/leave-minutes.rules.ts';
import { leaveNotifications } from '@muster/contract/domains/leave/leave-notifications.ts';
import type { leaveRequestsCalls } from '@muster/contract/domains/leave/leave-requests.calls.ts';
import {
  confidentialLeave,
  leaveApproval,
  leaveRequestStateLabels,
} from '@muster/contract/domains/leave/leave-requests.constants.ts';
import { leaveRequestAreas, mayDecideLeave } from '@muster/contract/domains/leave/leave-requests.policy.ts';
import { isOwnRecord } from '@muster/contract/viewer.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { decideApproval, decisionProblems, subjectReachOf } from '../approvals/index.ts';
import { coverFor } from './available-leave.ts';
import { leaveBalanceChanged, leaveRequestChanged } from './leave.events.ts';
import { requestableTypes } from './leave-choices.repository.ts';
import { needsMoreDocuments } from './leave-documents.repository.ts';
import {
  closeLeaveRequest,
  lockLeaveRequest,
  moveDays,
  type RequestDay,
  replaceDays,
  requestedDays,
  type StoredLeaveRequest,
} from './leave-requests.repository.ts';
import { setUsage } from './leave-usage.repository.ts';
import { logLeaveRequest } from './log-leave-request.ts';
import { daysOf, notifyEmployee } from './notices-of-leave.ts';
import { accountsOf, employmentEnd, markLeave, planOf } from './own-leave.ts';

type Decide = (typeof leaveRequestsCalls)['decide'];

/**
 * One decision. The last approval takes the days from the balance and marks them on the schedule. @throws Problem not-found, forbidden,
 * conflict
 */
export async function decideLeave(ctx: Ctx, { body }: CallInput<Decide>): Promise<void> {
  await decideStored(ctx, await reachedRequest(ctx, body.id), { ...body, event: 'leave.decide-request' });
}

export interface LeaveDecision {
  readonly decision: 'approved' | 'refused';
  readonly note?: string | null | undefined;
  /** Undefined: not checked. */
  readonly seen_days?: number | undefined;
  readonly event: 'leave.decide-request' | 'leave.decide-for-client';
}

/** The decision on a request that the viewer may see and that is locked. @throws Problem forbidden, conflict */
export async function decideStored(ctx: Ctx, stored: StoredLeaveRequest, made: LeaveDecision): Promise<void> {
  const days = await daysToDecide(ctx, stored, made);
  const outcome = await decideApproval(ctx, {
    kind: leaveApproval,
    subject: { id: stored.id, seen: 1, current: 1 },
    decision: made.decision,
    comment: made.note ?? null,
  });
  await concludeDecision(ctx, stored, { ...made, days, outcome });
}

/**
 * The days that an approval takes; none for a rejection. @throws Problem conflict if there is nothing to decide, or the request takes other
 * days than the viewer saw
 */
export async function daysToDecide(
  ctx: Ctx,
  stored: StoredLeaveRequest,
  { decision, seen_days: seen }: LeaveDecision,
): Promise<readonly RequestDay[]> {
  if (stored.state !== 'requested')
    throw new Problem('conflict', `This request was ${leaveRequestStateLabels[stored.state].toLowerCase()} already.`);
  const held = leaveDaysOf(leaveMinutes(stored.days.filter(({ state }) => state === 'held')));
  if (seen !== undefined && seen !== held) throw new Problem(...decisionProblems.version);
  return decision === 'approved' ? daysNow(ctx, stored) : [];
}

interface MadeDecision extends LeaveDecision {
  readonly days: readonly RequestDay[];
  readonly outcome: StepOutcome;
}

/** What follows from a decision that was recorded. */
export async function concludeDecision(
  ctx: Ctx,
  stored: StoredLeaveRequest,
  { decision, event, note = null, days, outcome }: MadeDecision,
): Promise<void> {
  if (outcome !== 'pending') {
    const closing = { id: stored.id, from: 'requested', to: outcome, now: ctx.clock.now().toString() } as const;
    await closeLeaveRequest(ctx.db, closing);
  }
  if (outcome === 'approved') await take(ctx, stored, days);
  if (outcome === 'refused') await release(ctx, stored);
  await logLeaveRequest(ctx, stored, {
    event,
    after: {
      decision,
      state: outcome,
      // The note may say what the type hides.
      ...(stored.logged_type !== confidentialLeave && { note }),
    },
  });
  if (outcome === 'approved') {
    const { approved, approvedWithoutDocument } = leaveNotifications;
    const type = (await needsMoreDocuments(ctx.db, stored.id)) ? approvedWithoutDocument : approved;
    await notifyEmployee(ctx, stored, { type, values: { ...daysOf(stored) } });
  }
  if (outcome === 'refused')
    await notifyEmployee(ctx, stored, {
      type: leaveNotifications.rejected,
      values: { ...daysOf(stored), note },
    });
  await ctx.announce(leaveRequestChanged, { id: stored.id });
}

/** A request out of reach answers like a missing one. The viewer's own is forbidden, because they know of it. */
async function reachedRequest(ctx: Ctx, id: number): Promise<StoredLeaveRequest> {
  const reach = await subjectReachOf(ctx, leaveApproval, leaveRequestAreas.requests);
  const stored = await lockLeaveRequest(ctx.db, id, reach);
  if (!stored) throw notFound('leave request');
  const { employee_id: employeeId, is_reached: isReached } = stored;
  if (isOwnRecord(ctx.viewer, employeeId)) throw new Problem('forbidden', "You can't decide on your own leave.");
  if (!mayDecideLeave(ctx.viewer, { employeeId, isReached })) throw notFound('leave request');
  return stored;
}

/**
 * The days that need leave by the schedule as it is now. @throws Problem conflict if none is left, or the balance of the employee's own
 * request no longer covers them
 */
async function daysNow(ctx: Ctx, stored: StoredLeaveRequest): Promise<readonly RequestDay[]> {
  const { employee_id: employeeId, first_day: first, last_day: last } = stored;
  const plan = await planOf(ctx.db, { employeeId, first, last, withLeave: true });
  const planned = leaveDays(first, last, plan, {
    ...{ unit: stored.unit, parts: partsOf(stored.days) },
    employedUntil: await employmentEnd(ctx.db, employeeId, first),
  });
  const taken = await requestedDays(ctx.db, { employeeId, first, last, exceptId: stored.id });
  // A day that became a working day meanwhile may belong to another request.
  const withdrawn = new Set(stored.days.flatMap(({ day, state }) => (state === 'released' ? [day] : [])));
  const days = planned.filter(
    (one) => one.minutes > 0 && !withdrawn.has(one.day) && doubleDay([one], taken) === undefined,
  );
  if (days.length === 0)
    throw new Problem('conflict', 'The schedule has changed: none of these days has a shift now. Reject the request.');
  const [type] = await requestableTypes(ctx.db, {
    ...{ employeeId, everyType: true, typeId: stored.leave_type_id },
    ofOwnCountry: false,
  });
  if (!type) throw new Error(`The type of leave request ${stored.id} is missing.`);
  const accounts = await accountsOf(ctx.db, employeeId);
  // What other requests hold does not count: the one that is decided first takes the days.
  const cover = coverFor({ ...type, holds: [] }, accounts, { days });
  if (stored.is_paid && stored.is_own && cover.lacking > 0) {
    const available = cover.left + leaveMinutes(days);
    throw new Problem(
      'conflict',
      uncoveredText(stored, { available, wanted: leaveMinutes(days), isForClient: ctx.viewer.clientId !== null }),
    );
  }
  return days;
}

/** Without figures for a confidential type and for clients: the approver may not see the balance. */
function uncoveredText(
  { logged_type: type }: StoredLeaveRequest,
  {
    available,
    wanted,
    isForClient,
  }: { readonly available: number; readonly wanted: number; readonly isForClient: boolean },
): string {
  if (type === confidentialLeave || isForClient) return 'The balance no longer covers these days. Ask HR.';
  return `${type} has ${leaveDaysText(Math.max(0, available))} available now, and these days take ${leaveDaysText(wanted)}.`;
}

async function take(ctx: Ctx, stored: StoredLeaveRequest, days: readonly RequestDay[]): Promise<void> {
  await replaceDays(ctx.db, stored, days);
  const dates = days.map(({ day }) => day);
  await moveDays(ctx.db, { id: stored.id, days: dates, to: 'taken' });
  if (stored.is_paid) {
    await setUsage(ctx.db, stored, { days, userId: ctx.viewer.userId, reason: null });
    await ctx.announce(leaveBalanceChanged, { employeeId: stored.employee_id });
  }
  await markLeave(ctx.db, stored.employee_id, dates);
}

async function release(ctx: Ctx, { id, days }: StoredLeaveRequest): Promise<void> {
  await moveDays(ctx.db, { id, days: days.map(({ day }) => day), to: 'released' });
}
