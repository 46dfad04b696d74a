import { Problem } from '@muster/contract';
import { dayAfter } from '@muster/contract/dated/dated-history.ts';
import { reachOf, recordArea } from '@muster/contract/domains/teams/teams.policy.ts';
import { dayText } from '@muster/contract/plain-day.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { daysElsewhere } from '../shifts/index.ts';
import type { EmployeeRecord } from './employee-record.repository.ts';

interface ChangedDays {
  readonly employeeId: number;
  /** The first day that changes. */
  readonly from: string;
}

/** Who reaches an employee of today does not decide about days with another client. @throws Problem conflict */
export async function assertAssignmentReached(ctx: Ctx, changed: ChangedDays): Promise<void> {
  const problem = await reachProblem(ctx, changed);
  if (problem !== null) throw new Problem('conflict', problem);
}

/** As for an assignment: the days after the last one change, and those between an earlier planned last day and this one. */
export function assertEndingReached(
  ctx: Ctx,
  { id, planned_ending: plan }: Pick<EmployeeRecord, 'id' | 'planned_ending'>,
  lastDay: string,
): Promise<void> {
  const first = plan !== null && plan.last_day < lastDay ? plan.last_day : lastDay;
  return assertAssignmentReached(ctx, { employeeId: id, from: dayAfter(first) });
}

/** Null if every day from the first one on is within reach. */
export async function reachProblem({ db, viewer }: Ctx, { employeeId, from }: ChangedDays): Promise<string | null> {
  const question = { employeeIds: [employeeId], reach: reachOf(viewer, recordArea), from, to: null };
  const day = (await daysElsewhere(db, question)).get(employeeId);
  return day === undefined ? null : `With another client on ${dayText(day)}: ask HR to make this change.`;
}
