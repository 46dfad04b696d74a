import type { Ctx } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { decisionsOf, latestRounds } from './approval-chain.repository.ts';
import { stepsOf } from './approval-policy.repository.ts';
import { approversOfSteps } from './approvers-of-steps.ts';
import { actorOf, type DecisionRefusal } from './decision-actor.ts';
import { substitutedUsers } from './substituted-users.ts';

/**
 * What `decideApprovals` would answer to the viewer about each subject as it is now: null where it would accept a decision.
 * In a fixed number of statements; nothing is locked.
 */
export function decisionRefusals(
  ctx: Pick<Ctx, 'db' | 'viewer' | 'clock'>,
  kind: string,
  subjectIds: readonly number[],
): Promise<ReadonlyMap<number, DecisionRefusal | null>> {
  if (subjectIds.length === 0) return Promise.resolve(new Map());
  return withoutRowSecurity(ctx.db, () => refusals(ctx, kind, subjectIds));
}

async function refusals(
  { db, clock, viewer }: Pick<Ctx, 'db' | 'viewer' | 'clock'>,
  kind: string,
  ids: readonly number[],
) {
  const pending = (await latestRounds(db, kind, ids)).filter(({ state }) => state === 'pending');
  const bySubject = new Map(pending.map((request) => [request.subject_id, request]));
  const steps = await stepsOf(db, [...new Set(pending.map((request) => request.policy_version_id))]);
  const directory = await approversOfSteps(db, steps, pending);
  const made = Map.groupBy(
    await decisionsOf(
      db,
      pending.map(({ id }) => id),
    ),
    ({ request_id, step }) => `${request_id} ${step}`,
  );
  const substituted = await substitutedUsers({ db, clock }, viewer.userId);
  const refusal = (id: number): DecisionRefusal | null => {
    const request = bySubject.get(id);
    if (!request) return 'closed';
    const own = steps.filter((step) => step.policy_version_id === request.policy_version_id);
    const decisions = made.get(`${request.id} ${request.step}`) ?? [];
    const actor = actorOf(viewer, { request, isCurrent: true, steps: own, directory, decisions, substituted });
    return 'refusal' in actor ? actor.refusal : null;
  };
  return new Map(ids.map((id) => [id, refusal(id)]));
}
