import { notFound, Problem } from '@muster/contract';
import type { LeavesDecided } from '@muster/contract/domains/leave/leave-request-answers.ts';
import { leaveApproval } from '@muster/contract/domains/leave/leave-requests.constants.ts';
import { leaveRequestAreas, mayDecideLeave } from '@muster/contract/domains/leave/leave-requests.policy.ts';
import { isOwnRecord } from '@muster/contract/viewer.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { subjectReachOf } from '../approvals/index.ts';
import { lockEmployees } from '../shifts/index.ts';
import { employeesOfRequests } from './leave-request-facts.repository.ts';
import { lockLeaveRequest, type StoredLeaveRequest } from './leave-requests.repository.ts';

/** Why a request is left out, by its id. */
export type LeftOut = Map<number, string>;

/**
 * Locks the requests in one order, so that two changes of several follow each other. The viewer's own are left out. @throws Problem
 * not-found if one is missing or out of reach
 */
export async function lockSeveral(
  ctx: Ctx,
  ids: readonly number[],
): Promise<{ readonly stored: readonly StoredLeaveRequest[]; readonly leftOut: LeftOut }> {
  const reach = await subjectReachOf(ctx, leaveApproval, leaveRequestAreas.requests);
  await lockEmployees(ctx.db, await employeesOfRequests(ctx.db, ids));
  const stored: StoredLeaveRequest[] = [];
  const leftOut: LeftOut = new Map();
  for (const id of ids.toSorted((one, other) => one - other)) {
    const found = await lockLeaveRequest(ctx.db, id, reach);
    if (!found) throw notFound('leave request');
    const { employee_id: employeeId, is_reached: isReached } = found;
    if (isOwnRecord(ctx.viewer, employeeId)) leftOut.set(id, "You can't decide on your own leave.");
    else if (!mayDecideLeave(ctx.viewer, { employeeId, isReached })) throw notFound('leave request');
    stored.push(found);
  }
  return { stored, leftOut };
}

/** Runs a check; a conflict leaves the request out with its text. */
export async function orLeftOut<Found>(
  leftOut: LeftOut,
  id: number,
  check: () => Promise<Found>,
): Promise<Found | null> {
  try {
    return await check();
  } catch (problem) {
    if (!(problem instanceof Problem) || (problem.code !== 'conflict' && problem.code !== 'forbidden')) throw problem;
    leftOut.set(id, problem.message);
    return null;
  }
}

/** @throws Problem conflict with the first reason if all were left out */
export function answerAbout(stored: readonly StoredLeaveRequest[], leftOut: LeftOut): LeavesDecided {
  const left_out = stored.flatMap(({ id, employee: name, first_day, last_day }) => {
    const why = leftOut.get(id);
    return why === undefined ? [] : [{ id, name, first_day, last_day, why }];
  });
  const [first] = left_out;
  if (first && left_out.length === stored.length) throw new Problem('conflict', first.why);
  return { done: stored.length - left_out.length, left_out };
}
