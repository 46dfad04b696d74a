import { Problem } from '@muster/contract';
import { type StepOutcome, stepAfter, stepOutcome } from '@muster/contract/domains/approvals/approval.rules.ts';
import type { ApprovalDecision } from '@muster/contract/domains/approvals/approvals.constants.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { type DecisionRow, decisionsOf } from './approval-chain.repository.ts';
import { type PolicyStep, stepsOf } from './approval-policy.repository.ts';
import {
  type BegunStep,
  beginSteps,
  type ClosedRequest,
  closeRequests,
  insertDecisions,
  insertTraces,
  type NewDecision,
  type NewTrace,
  type PendingRequest,
} from './approval-request.repository.ts';
import { approvalWaiting, waitingSubject } from './approvals.events.ts';
import type { FoundApprover } from './approver.repository.ts';
import { type ApproverDirectory, approversOfSteps, waitingApprovers } from './approvers-of-steps.ts';
import { stepStart } from './begun-step.ts';
import { actorOf, type DecisionRefusal } from './decision-actor.ts';
import { refreshApprovers } from './pages-of-approvers.ts';
import { revisedRounds } from './revised-rounds.ts';
import { substitutedUsers } from './substituted-users.ts';

export interface DecidedSubject {
  readonly id: number;
  /** The version that the viewer saw. */
  readonly seen: number;
  /** The version now. */
  readonly current: number;
}

export interface NewDecisions {
  readonly kind: string;
  readonly subjects: readonly DecidedSubject[];
  readonly decision: ApprovalDecision;
  readonly comment: string | null;
}

/** The state after the viewer's decision, or why there was none. */
export type DecisionResult = { readonly outcome: StepOutcome } | { readonly refusal: DecisionRefusal };

export type Decider = Pick<Ctx, 'db' | 'clock' | 'viewer' | 'announce'>;

/**
 * Records one decision of the viewer on each subject, in a fixed number of statements. The caller holds the subjects' locks, has
 * checked its own rules, and performs the side effect of each `approved` or `refused` in the same transaction: a subject
 * has this outcome once. @throws Problem forbidden while another user acts as the viewer
 */
export function decideApprovals(ctx: Decider, made: NewDecisions): Promise<ReadonlyMap<number, DecisionResult>> {
  if (ctx.viewer.impersonator !== null)
    throw new Problem('forbidden', "You can't decide while acting as another user.");
  return withoutRowSecurity(ctx.db, () => decide(ctx, made));
}

async function decide(ctx: Decider, { kind, subjects, ...made }: NewDecisions) {
  const versions = new Map(subjects.map(({ id, current }) => [id, current]));
  const { requests } = await revisedRounds(ctx, kind, versions);
  const bySubject = new Map(requests.map((request) => [request.subject_id, request]));
  const known = await knownOf(ctx, requests);
  const results = new Map<number, DecisionResult>();
  const changes = emptyChanges();
  for (const subject of subjects) {
    const request = bySubject.get(subject.id);
    const actor = request
      ? actorOf(ctx.viewer, { ...known(request), request, isCurrent: subject.seen === subject.current })
      : { refusal: 'closed' as const };
    if (!request || 'refusal' in actor) {
      results.set(subject.id, 'refusal' in actor ? actor : { refusal: 'closed' });
      continue;
    }
    changes.decisions.push({
      request_id: request.id,
      step: request.step,
      on_behalf_of_user_id: actor.userId,
      instead_of_name: actor.insteadOf,
      subject_version: subject.seen,
    });
    const outcome = advance(changes, { request, ...known(request), decision: made.decision });
    results.set(subject.id, { outcome });
  }
  await store(ctx, { kind, ...made }, changes);
  return results;
}

interface Known {
  readonly steps: readonly PolicyStep[];
  readonly directory: ApproverDirectory;
  /** Of the current step. */
  readonly decisions: readonly DecisionRow[];
  readonly substituted: readonly number[];
}

/** Everything that judging needs, read once for all requests. */
async function knownOf({ viewer, ...ctx }: Decider, requests: readonly PendingRequest[]) {
  const { db } = ctx;
  const steps = await stepsOf(db, [...new Set(requests.map((request) => request.policy_version_id))]);
  const directory = await approversOfSteps(db, steps, requests);
  const decisions = Map.groupBy(
    await decisionsOf(
      db,
      requests.map(({ id }) => id),
    ),
    ({ request_id, step }) => `${request_id} ${step}`,
  );
  const substituted = await substitutedUsers(ctx, viewer.userId);
  const byVersion = Map.groupBy(steps, (step) => step.policy_version_id);
  return (request: PendingRequest): Known => ({
    steps: byVersion.get(request.policy_version_id) ?? [],
    directory,
    decisions: decisions.get(`${request.id} ${request.step}`) ?? [],
    substituted,
  });
}

interface Changes {
  readonly decisions: NewDecision[];
  readonly closed: ClosedRequest[];
  readonly begun: (BegunStep & { readonly id: number })[];
  readonly traces: NewTrace[];
  readonly waiting: BegunWait[];
  /** Whom the steps waited for before the decisions. */
  readonly asked: FoundApprover[];
}

interface BegunWait {
  readonly subjectId: number;
  readonly people: readonly FoundApprover[];
}

const emptyChanges = (): Changes => ({ decisions: [], closed: [], begun: [], traces: [], waiting: [], asked: [] });

type Decided = Omit<Known, 'substituted'> & {
  readonly request: PendingRequest;
  readonly decision: ApprovalDecision;
};

/** Adds what follows from one more decision: nothing yet, the next step, or the end of the round. */
function advance(changes: Changes, { request, steps, directory, decisions, decision }: Decided): StepOutcome {
  const step = steps.find(({ position }) => position === request.step);
  if (step) changes.asked.push(...waitingApprovers(request, directory(request, step), decisions));
  const need = { rule: request.rule, required: request.step_required, size: request.step_size };
  const outcome = stepOutcome(need, [...decisions.map((earlier) => earlier.decision), decision]);
  if (outcome === 'pending') return 'pending';
  const position = outcome === 'refused' ? null : stepAfter(steps, request.facts, request.step);
  const next = steps.find((step) => step.position === position);
  if (!next) {
    changes.closed.push({ id: request.id, state: outcome });
    return outcome;
  }
  const { begun, trace, waiting } = stepStart(directory, request, next);
  changes.begun.push({ ...begun, id: request.id });
  if (trace) changes.traces.push({ ...trace, request_id: request.id });
  changes.waiting.push({ subjectId: request.subject_id, people: waiting });
  return 'pending';
}

async function store(ctx: Decider, made: Omit<NewDecisions, 'subjects'>, changes: Changes): Promise<void> {
  const now = ctx.clock.now().toString();
  const { userId, name } = ctx.viewer;
  if (changes.decisions.length === 0) return;
  await insertDecisions(ctx.db, changes.decisions, { ...made, userId, name, now });
  if (changes.closed.length > 0) await closeRequests(ctx.db, changes.closed, now);
  if (changes.begun.length > 0) await beginSteps(ctx.db, changes.begun, now);
  await insertTraces(ctx.db, changes.traces, now);
  const waiting = changes.waiting.flatMap(({ people }) => people);
  const notified = await refreshApprovers(ctx, [...changes.asked, ...waiting]);
  if (changes.waiting.length === 0) return;
  const subjects = changes.waiting.map(({ subjectId, people }) => waitingSubject(subjectId, notified(people)));
  await ctx.announce(approvalWaiting, { kind: made.kind, why: 'next-step', subjects });
}
