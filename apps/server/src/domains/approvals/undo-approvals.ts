import { Problem } from '@muster/contract';
import { type UndoRefusal, undoRefusal } from '@muster/contract/domains/approvals/approval.rules.ts';
import type { ApprovalState } from '@muster/contract/domains/approvals/approvals.constants.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { type DecisionRow, decisionsOf, type LatestRound, latestRounds } from './approval-chain.repository.ts';
import { type PolicyStep, stepsOf } from './approval-policy.repository.ts';
import {
  type BegunStep,
  beginSteps,
  closeRequests,
  insertRequests,
  insertTraces,
  lockPending,
} from './approval-request.repository.ts';
import { copyDecisions } from './approval-undo.repository.ts';
import { approversOfSteps } from './approvers-of-steps.ts';
import { stepStart } from './begun-step.ts';
import { refreshAsked } from './pages-of-approvers.ts';

/** What the round was before, or why the approval stays. */
export type UndoResult = { readonly undone: ApprovalState } | { readonly refusal: UndoRefusal };

/**
 * Takes back the viewer's approval of each subject, while it is the last decision and for a short time. Decisions never change: the next
 * round begins as the earlier one was before the approval. The caller holds the subjects' locks, has checked what followed, and takes back
 * the side effect of those that were `approved` in the same transaction. @throws Problem forbidden while another user acts as the viewer
 */
export function undoApprovals(
  ctx: Pick<Ctx, 'db' | 'clock' | 'viewer'>,
  { kind, subjectIds }: { readonly kind: string; readonly subjectIds: readonly number[] },
): Promise<ReadonlyMap<number, UndoResult>> {
  if (ctx.viewer.impersonator !== null)
    throw new Problem('forbidden', "You can't decide while acting as another user.");
  return withoutRowSecurity(ctx.db, async () => {
    const pending = await lockPending(ctx.db, kind, subjectIds);
    const rounds = await latestRounds(ctx.db, kind, subjectIds);
    const made = Map.groupBy(await decisionsOf(ctx.db, idsOf(rounds)), ({ request_id }) => request_id);
    const results = new Map<number, UndoResult>(subjectIds.map((id) => [id, { refusal: 'closed' }]));
    for (const round of rounds) {
      const decisions = made.get(round.id) ?? [];
      const by = { userId: ctx.viewer.userId, now: ctx.clock.now().toString() };
      const refusal = undoRefusal({ state: round.state, decisions }, by);
      const last = decisions.at(-1);
      if (refusal === null && last) {
        // Both steps change: the one that waited is not reached any more, the earlier one waits again.
        await refreshAsked(
          ctx,
          pending.filter(({ id }) => id === round.id),
        );
        await beginAgain(ctx, round, { last, earlier: decisions.slice(0, -1) });
        await refreshAsked(ctx, await lockPending(ctx.db, kind, [round.subject_id]));
      }
      results.set(round.subject_id, refusal === null ? { undone: round.state } : { refusal });
    }
    return results;
  });
}

const idsOf = (rounds: readonly LatestRound[]) => rounds.map(({ id }) => id);

interface Taken {
  readonly last: DecisionRow;
  readonly earlier: readonly DecisionRow[];
}

async function beginAgain(
  { db, clock, viewer }: Pick<Ctx, 'db' | 'clock' | 'viewer'>,
  round: LatestRound,
  { last, earlier }: Taken,
): Promise<void> {
  const now = clock.now().toString();
  if (round.state === 'pending') await closeRequests(db, [{ id: round.id, state: 'withdrawn' }], now);
  const steps = await stepsOf(db, [round.policy_version_id]);
  const done = [...new Set(earlier.map(({ step }) => step))].filter((step) => step < last.step);
  const begun = [...done.map((step) => doneStep(step, earlier)), await undoneStep(db, { round, steps, last })];
  let id: number | null = null;
  for (const step of begun) {
    if (id === null) {
      const [opened] = await insertRequests(db, round.kind, [{ ...round, ...step }], now);
      if (!opened) throw new Error(`No round began for ${round.kind} ${round.subject_id}.`);
      id = opened.id;
    } else await beginSteps(db, [{ ...step, id }], now);
    await copyDecisions(db, {
      from: round.id,
      to: id,
      step: step.step,
      exceptUserId: step.step === last.step ? last.decided_by_user_id : null,
    });
  }
  if (id === null) return;
  const text = `${viewer.name} took the approval back.`;
  await insertTraces(db, [{ request_id: id, step: last.step, kind: 'undone', text }], now);
}

/** A step that was approved before: what it needed is what it got. */
function doneStep(step: number, earlier: readonly DecisionRow[]): BegunStep {
  const approvals = earlier.filter((made) => made.step === step && made.decision === 'approved').length;
  return { step, step_size: Math.max(1, approvals), step_required: Math.max(1, approvals), step_approvers: [] };
}

/** Of a closed round, what the step needed is known; of one that went on, it is fixed again. */
async function undoneStep(
  db: Ctx['db'],
  {
    round,
    steps,
    last,
  }: { readonly round: LatestRound; readonly steps: readonly PolicyStep[]; readonly last: DecisionRow },
): Promise<BegunStep> {
  const step = steps.find(({ position }) => position === last.step);
  if (!step) throw new Error(`Step ${last.step} of ${round.kind} ${round.subject_id} is missing.`);
  if (round.step === last.step) {
    const { step_size, step_required, step_approvers } = round;
    return { step: last.step, step_size, step_required, step_approvers };
  }
  return stepStart(await approversOfSteps(db, [step], [round]), round, step).begun;
}
