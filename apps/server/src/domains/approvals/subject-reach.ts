import { mayAccess } from '@muster/contract';
import { type Reach, type ReachArea, reachOf } from '@muster/contract/domains/teams/teams.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { type SubjectsWaiting, subjectsWaitingFor } from './subjects-waiting.ts';

export interface SubjectReach {
  readonly people: Reach;
  /** Subjects of other people that wait for the viewer, such as for a substitute. */
  readonly waiting: SubjectsWaiting;
}

/** The subjects of a kind that a viewer sees and decides on (docs/decisions/072-substitutes-reach-what-waits.md). */
export async function subjectReachOf(ctx: Ctx, kind: string, area: ReachArea): Promise<SubjectReach> {
  const people = reachOf(ctx.viewer, area);
  if (people === 'all' || !mayAccess(area.access, ctx.viewer)) return { ...noSubjects, people };
  return { people, waiting: await subjectsWaitingFor(ctx, kind) };
}

export const noSubjects: SubjectReach = { people: [], waiting: { led: [], named: [] } };
