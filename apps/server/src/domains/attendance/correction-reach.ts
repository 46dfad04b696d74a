import { correctionApproval } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { attendanceAreas } from '@muster/contract/domains/attendance/attendance.policy.ts';
import { type Reach, reachOf } from '@muster/contract/domains/teams/teams.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { subjectsWaitingFor } from '../approvals/index.ts';

export interface CorrectionReach {
  readonly people: Reach;
  /** Corrections that wait for the viewer beyond these people, such as for a substitute. */
  readonly waiting: readonly number[];
}

export async function correctionReachOf(ctx: Ctx): Promise<CorrectionReach> {
  const people = reachOf(ctx.viewer, attendanceAreas.corrections);
  if (people === 'all') return { people, waiting: [] };
  const { led, named } = await subjectsWaitingFor(ctx, correctionApproval);
  return { people, waiting: [...led, ...named] };
}
