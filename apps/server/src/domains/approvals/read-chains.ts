import { scopeOf } from '@muster/contract';
import type { ApprovalChain } from '@muster/contract/domains/approvals/approval-answers.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { presentChain } from './approval-chain.presenter.ts';
import { decisionsOf, type LatestRound, latestRounds, tracesOf } from './approval-chain.repository.ts';
import { stepsOf } from './approval-policy.repository.ts';
import { approversOfSteps, waitingApprovers } from './approvers-of-steps.ts';
import { actorOf } from './decision-actor.ts';
import { substitutedUsers } from './substituted-users.ts';

/** The latest round of each subject, for an owner that has checked that the viewer may see them. */
export function readChains(
  ctx: Pick<Ctx, 'db' | 'viewer' | 'clock'>,
  kind: string,
  subjectIds: readonly number[],
): Promise<ReadonlyMap<number, ApprovalChain>> {
  if (subjectIds.length === 0) return Promise.resolve(new Map());
  return withoutRowSecurity(ctx.db, () => read(ctx, kind, subjectIds));
}

async function read(
  { db, viewer, clock }: Pick<Ctx, 'db' | 'viewer' | 'clock'>,
  kind: string,
  subjectIds: readonly number[],
) {
  const rounds = await latestRounds(db, kind, subjectIds);
  const ids = rounds.map(({ id }) => id);
  const steps = await stepsOf(db, [...new Set(rounds.map((round) => round.policy_version_id))]);
  const decisions = Map.groupBy(await decisionsOf(db, ids), ({ request_id }) => request_id);
  const traces = Map.groupBy(await tracesOf(db, ids), ({ request_id }) => request_id);
  const pending = rounds.filter(({ state }) => state === 'pending');
  const directory = await approversOfSteps(db, pending.length > 0 ? steps : [], pending);
  const substituted = await substitutedUsers({ db, clock }, viewer.userId);
  const scope = scopeOf(viewer);
  const reader =
    scope.kind === 'client'
      ? { clientId: scope.clientId }
      : scope.kind === 'staff'
        ? ('staff' as const)
        : ('person' as const);
  const chain = (round: LatestRound): ApprovalChain => {
    const own = steps.filter((step) => step.policy_version_id === round.policy_version_id);
    const made = decisions.get(round.id) ?? [];
    const current = own.find(({ position }) => round.state === 'pending' && position === round.step);
    const inStep = made.filter(({ step }) => step === round.step);
    const waiting = current ? waitingApprovers(round, directory(round, current), inStep) : [];
    const situation = { request: round, isCurrent: true, steps: own, directory, decisions: inStep, substituted };
    const mayDecide = current !== undefined && 'userId' in actorOf(viewer, situation);
    const facts = { round, steps: own, decisions: made, traces: traces.get(round.id) ?? [], waiting };
    return presentChain({ ...facts, reader, mayDecide });
  };
  return new Map(rounds.map((round) => [round.subject_id, chain(round)]));
}
