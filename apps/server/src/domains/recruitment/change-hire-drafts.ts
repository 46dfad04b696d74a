import { type CallAnswer, type CallInput, notFound, Problem } from '@muster/contract';
import { hireDraftLimits, questionSet } from '@muster/contract/domains/recruitment/hire-draft.constants.ts';
import { textRefusal } from '@muster/contract/domains/recruitment/hire-draft.rules.ts';
import type { hireDraftsCalls } from '@muster/contract/domains/recruitment/hire-drafts.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { lockedHireDraft } from './hire-draft-source.ts';
import {
  type HireDraftChange,
  insertHireDraft,
  removeHireDraft,
  storeHireStep,
  updateHireDraft,
} from './hire-draft-write.repository.ts';
import { concludeHireDraftChange } from './hire-drafts.events.ts';
import { unfinishedCount } from './hire-drafts.repository.ts';
import { changedParts } from './logged-hire-draft.ts';
import type { StoredHireDraft } from './stored-hire-draft.ts';

type Calls = typeof hireDraftsCalls;

/** @throws Problem not-found for viewers who belong to no client; conflict if the company has too many drafts */
export async function startHireDraft(
  ctx: Ctx,
  { body: answers }: CallInput<Calls['start']>,
): Promise<CallAnswer<Calls['start']>> {
  const { clientId: client_id, userId } = ctx.viewer;
  if (client_id === null) throw notFound('company');
  if ((await unfinishedCount(ctx.db, client_id)) >= hireDraftLimits.draftsOfClient)
    throw new Problem(
      'conflict',
      `Your company has ${hireDraftLimits.draftsOfClient} drafts. Finish or discard one first.`,
    );
  const at = ctx.clock.now().toString();
  const { id, uuid } = await insertHireDraft(ctx.db, { client_id, userId, question_set: questionSet, answers, at });
  const draft = { id, client_id, author_user_id: userId };
  await concludeHireDraftChange(ctx, draft, { event: 'recruitment.start-hire-draft', after: answers, version: 1 });
  return { uuid, version: 1 };
}

/** Stores what is given and keeps the rest. Only a step: the draft stays as it is. @throws Problem not-found or conflict */
export async function saveHireDraft(
  ctx: Ctx,
  { params: { uuid }, body }: CallInput<Calls['save']>,
): Promise<CallAnswer<Calls['save']>> {
  const { version, step, ...given } = body;
  const isContent = Object.values(given).some((part) => part !== undefined);
  const stored = await lockedHireDraft(ctx, { uuid, ...(isContent && { version }) });
  const { change, before, after } = changedParts(stored, given);
  if (Object.keys(after).length === 0) {
    if (step !== undefined) await storeHireStep(ctx.db, stored.id, step);
    return { version: stored.version };
  }
  const next = await update(ctx, stored, { ...change, ...(step && { step }), question_set: questionSet });
  await concludeHireDraftChange(ctx, stored, {
    event: 'recruitment.save-hire-draft',
    before,
    after,
    version: next,
    details: { title: stored.answers.title ?? null },
  });
  return { version: next };
}

/** @throws Problem not-found, or conflict for a published one */
export async function discardHireDraft(ctx: Ctx, { params: { uuid } }: CallInput<Calls['discard']>): Promise<void> {
  const stored = await lockedHireDraft(ctx, { uuid });
  await removeHireDraft(ctx.db, stored.id);
  await concludeHireDraftChange(ctx, stored, {
    event: 'recruitment.discard-hire-draft',
    details: { title: stored.answers.title ?? null },
  });
}

/** Keeps who read the text to the end, and when, or takes that back. @throws Problem not-found or conflict */
export async function reviewHireDraft(
  ctx: Ctx,
  { params: { uuid }, body: { version, is_reviewed } }: CallInput<Calls['review']>,
): Promise<CallAnswer<Calls['review']>> {
  const stored = await lockedHireDraft(ctx, { uuid, version });
  const refusal = is_reviewed ? textRefusal(stored.body) : null;
  if (refusal !== null) throw new Problem('conflict', refusal);
  if (is_reviewed === (stored.reviewed_at !== null)) return { version };
  const reviewed = { reviewed_by_user_id: ctx.viewer.userId, reviewed_at: ctx.clock.now().toString() };
  const next = await update(ctx, stored, is_reviewed ? reviewed : { reviewed_by_user_id: null, reviewed_at: null });
  await concludeHireDraftChange(ctx, stored, {
    event: 'recruitment.review-hire-draft',
    before: { review: stored.reviewed_at !== null },
    after: { review: is_reviewed },
    version: next,
    details: { title: stored.answers.title ?? null, generated: stored.input_hash },
  });
  return { version: next };
}

const update = (ctx: Ctx, { id }: StoredHireDraft, change: HireDraftChange) =>
  updateHireDraft(ctx.db, id, { ...change, userId: ctx.viewer.userId, at: ctx.clock.now().toString() });
