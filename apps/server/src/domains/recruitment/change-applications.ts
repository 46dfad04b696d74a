import { type CallAnswer, type CallInput, invalidInput, notFound, Problem } from '@muster/contract';
import { afterStage, stageRefusal } from '@muster/contract/domains/recruitment/application-stage.rules.ts';
import type { applicationsCalls } from '@muster/contract/domains/recruitment/applications.calls.ts';
import {
  applicationStageWords,
  clientDecisionWords,
  applicationLabels as labels,
  rejectionReasonLabels,
} from '@muster/contract/domains/recruitment/applications.constants.ts';
import { decidesForClient } from '@muster/contract/domains/recruitment/applications.policy.ts';
import { decisionRefusal } from '@muster/contract/domains/recruitment/client-decision.rules.ts';
import { validationMessages as say } from '@muster/contract/validation-messages.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { withFieldErrors } from '../../platform/records/field-errors.ts';
import { lockedRecord, type RecordSource } from '../../platform/records/locked-record.ts';
import { beginStage, insertApplication, updateDecision, updateStage } from './application-write.repository.ts';
import { lockApplication, lockDecision } from './applications.repository.ts';
import { lockCandidate } from './candidates.repository.ts';
import type { ClientUser } from './client-reach.repository.ts';
import { isEmployed } from './hires.repository.ts';
import { notifyOfDecision, notifyOfPresented, takeBackPresented } from './notify-of-candidates.ts';
import { readOpenPosition } from './open-positions.repository.ts';
import { freePlace } from './position-places.ts';
import { type ChangedApplication, concludeApplicationChange } from './recruitment.events.ts';
import type { LockedApplication, LockedDecision } from './stored-application.ts';

type Calls = typeof applicationsCalls;

/** @throws Problem invalid-input for an unknown or archived candidate, an unknown or filled position, and a second living application */
export async function createApplication(
  ctx: Ctx,
  { body: { position_id, candidate_id } }: CallInput<Calls['create']>,
): Promise<CallAnswer<Calls['create']>> {
  // Locked, so that nobody archives or deletes the candidate meanwhile.
  const candidate = await lockCandidate(ctx.db, candidate_id);
  if (!candidate) throw invalidInput({ candidate_id: [say.invalid(labels.candidate_id)] });
  if (candidate.archived_at !== null)
    throw invalidInput({ candidate_id: [`${candidate.name} is archived. Bring the candidate back first.`] });
  const position = await readOpenPosition(ctx.db, position_id);
  if (!position) throw invalidInput({ position_id: [say.invalid(labels.position_id)] });
  if (position.status === 'filled')
    throw invalidInput({ position_id: ['This position is filled. Reopen it to propose candidates.'] });
  const at = ctx.clock.now().toString();
  const id = await withFieldErrors(() => insertApplication(ctx.db, { position_id, candidate_id, at }), labels, {
    application_living: ['candidate_id', { text: `${candidate.name} is a candidate for this position already.` }],
  });
  await beginStage(ctx.db, id, { stage: 'new', at, rejection: null, note: null, actorId: ctx.viewer.userId });
  await concludeApplicationChange(
    ctx,
    { id, candidate_id, position_id, isShown: false },
    {
      event: 'recruitment.create-application',
      after: { stage: applicationStageWords.new },
      details: { position: position.title },
    },
  );
  return { id, version: 1 };
}

/** @throws Problem conflict for a move that is not allowed, and for taking a hire back while the person works here */
export async function moveApplication(
  ctx: Ctx,
  { params: { id }, body }: CallInput<Calls['move']>,
): Promise<CallAnswer<Calls['move']>> {
  const { version, newlyShown } = await enterStage(ctx, { id, event: 'recruitment.move-application', ...body });
  await notifyOfPresented(ctx, newlyShown === null ? [] : [newlyShown]);
  return { version };
}

/** Each for itself: what somebody else changed meanwhile does not hold back the others. */
export async function presentApplications(
  ctx: Ctx,
  { body: { applications } }: CallInput<Calls['present']>,
): Promise<CallAnswer<Calls['present']>> {
  const presented: { id: number; version: number }[] = [];
  const refused: { id: number; reason: string }[] = [];
  const shown: LockedApplication[] = [];
  // In one order everywhere, so that nobody waits for each other.
  for (const one of applications.toSorted((left, right) => left.id - right.id)) {
    const { id } = one;
    try {
      const event = 'recruitment.present-applications';
      const { version, newlyShown } = await enterStage(ctx, { ...one, event, stage: 'presented' });
      presented.push({ id, version });
      if (newlyShown !== null) shown.push(newlyShown);
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      refused.push({ id, reason: problem.message });
    }
  }
  await notifyOfPresented(ctx, shown);
  return { presented, refused };
}

interface Entered {
  readonly version: number;
  /** The application, if the client did not see it before. */
  readonly newlyShown: LockedApplication | null;
}

async function enterStage(
  ctx: Ctx,
  { id, event, ...body }: CallInput<Calls['move']>['body'] & { readonly id: number; readonly event: string },
): Promise<Entered> {
  const { stage, rejection = null, note = null } = body;
  const stored = await lockedRecord(ctx, applicationSource, { id, version: body.version });
  const refusal = stageRefusal(stored, stage);
  if (refusal !== null) throw new Problem('conflict', refusal);
  const isHireTakenBack = stored.stage === 'hired';
  if (isHireTakenBack) await assertHireEnded(ctx, stored, note);
  const at = ctx.clock.now().toString();
  const next = afterStage(stored, stage, at);
  const version = await updateStage(ctx.db, id, { ...next, stage_since: at });
  await beginStage(ctx.db, id, { stage, at, rejection, note, actorId: ctx.viewer.userId });
  if (isHireTakenBack) await freePlace(ctx, stored.position_id);
  if (stored.presented_at !== null && next.presented_at === null) await takeBackPresented(ctx, stored);
  const isShown = stored.presented_at !== null || next.presented_at !== null;
  await concludeApplicationChange(
    ctx,
    { ...stored, isShown },
    {
      event,
      part: partOf(id),
      before: { stage: applicationStageWords[stored.stage] },
      after: {
        stage: applicationStageWords[stage],
        ...(rejection !== null && { rejection: rejectionReasonLabels[rejection] }),
        ...(note !== null && { note }),
      },
      details: { position: stored.position },
      version,
    },
  );
  return { version, newlyShown: stored.presented_at === null && next.presented_at !== null ? stored : null };
}

/** @throws Problem not-found for what was not presented to the viewer; conflict once it is hired or has ended */
export async function decideApplication(
  ctx: Ctx,
  { params: { id }, body }: CallInput<Calls['decide']>,
): Promise<CallAnswer<Calls['decide']>> {
  const { decision, reason = null } = body;
  const { clientId, userId } = ctx.viewer;
  if (clientId === null || !decidesForClient(ctx.viewer)) throw notFound('application');
  const stored = await lockedRecord(ctx, decisionSource({ clientId, userId }), { id, version: body.version });
  const refusal = decisionRefusal(stored, decision);
  if (refusal !== null) throw new Problem('conflict', refusal);
  const at = ctx.clock.now().toString();
  const by = { decided_at: at, decided_by_user_id: userId };
  const version = await updateDecision(ctx.db, id, { decision, reason, ...by });
  await notifyOfDecision(ctx, stored, decision);
  await concludeApplicationChange(
    ctx,
    { ...stored, isShown: true },
    {
      event: 'recruitment.decide-application',
      // The only line of an application that the client reads in its own log.
      clientId,
      part: { kind: 'application-decision', id },
      before: loggedDecision(stored),
      after: loggedDecision({ decision, reason }),
      details: { position: stored.position },
      version,
    },
  );
  return { version };
}

/** A hire is taken back with a note, once the person no longer works here. The employee stays linked. */
async function assertHireEnded(ctx: Ctx, { employee_id }: LockedApplication, note: string | null): Promise<void> {
  if (note === null) throw invalidInput({ note: [say.required(labels.note)] });
  if (employee_id !== null && (await isEmployed(ctx.db, employee_id)))
    throw new Problem(
      'conflict',
      'This candidate is an employee. End the employment or delete the employee before you take the hire back.',
    );
}

const partOf = (id: number) => ({ kind: 'application', id });
const subjectOf = ({ candidate_id }: Pick<ChangedApplication, 'candidate_id'>) => ({
  kind: 'candidate',
  id: candidate_id,
});

const applicationSource: RecordSource<LockedApplication> = {
  thing: 'application',
  lock: ({ db }, id) => lockApplication(db, id),
  logged: (stored, id) => ({ subject: subjectOf(stored), part: partOf(id) }),
  labels,
};

const decisionSource = (viewer: ClientUser): RecordSource<LockedDecision> => ({
  thing: 'decision',
  lock: ({ db }, id) => lockDecision(db, { id, ...viewer }),
  logged: (stored, id) => ({ subject: subjectOf(stored), part: { kind: 'application-decision', id } }),
  labels,
});

const loggedDecision = ({ decision, reason }: Pick<LockedDecision, 'decision' | 'reason'>) => ({
  decision: clientDecisionWords[decision],
  reason,
});
