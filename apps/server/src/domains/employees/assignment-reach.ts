import { Problem } from '@muster/contract';
import { reachOf, recordArea } from '@muster/contract/domains/teams/teams.policy.ts';
import { dayText } from '@muster/contract/plain-day.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { daysElsewhere } from '../shifts/index.ts';

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

/** Null if every day from the first one on is within reach. */
export async function reachProblem({ db, viewer }: Ctx, { employeeId, from }: ChangedDays): Promise<string | null> {
  const question = { employeeIds: [employeeId], reach: reachOf(viewer, recordArea), from, to: null };
  const day = (await daysElsewhere(db, question)).get(employeeId);
  return day === undefined ? null : `With another client on ${dayText(day)}: ask HR to make this change.`;
}
