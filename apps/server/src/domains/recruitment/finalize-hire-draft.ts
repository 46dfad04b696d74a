import { type CallAnswer, type CallInput, invalidInput, Problem } from '@muster/contract';
import { answerErrors, textRefusal } from '@muster/contract/domains/recruitment/hire-draft.rules.ts';
import type { hireDraftsCalls } from '@muster/contract/domains/recruitment/hire-drafts.calls.ts';
import { createOpenPositionBody } from '@muster/contract/domains/recruitment/open-positions.schemas.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { choosePositionFor } from '../client-users/index.ts';
import { createOpenPosition } from './change-open-positions.ts';
import { lockedAnyHireDraft, lockedHireDraft } from './hire-draft-source.ts';
import { storeHirePosition } from './hire-draft-write.repository.ts';
import { concludeHireDraftChange } from './hire-drafts.events.ts';
import { describeHiredPosition } from './hired-description.ts';
import { notifyOfPublished } from './notify-of-published.ts';
import { readOpenPosition } from './open-positions.repository.ts';
import type { StoredHireDraft } from './stored-hire-draft.ts';

type Calls = typeof hireDraftsCalls;

/**
 * Makes the draft an open position with a reviewed job description, once.
 * @throws Problem not-found; conflict if it changed meanwhile or nobody reviewed its text; invalid-input for answers that are missing
 */
export async function finalizeHireDraft(
  ctx: Ctx,
  { params: { uuid }, body: { version } }: CallInput<Calls['finalize']>,
): Promise<CallAnswer<Calls['finalize']>> {
  const draft = await lockedAnyHireDraft(ctx, uuid);
  // A second click, another device or a retry: the position is there already.
  if (draft.position_uuid !== null) return { uuid: draft.position_uuid };
  await lockedHireDraft(ctx, { uuid, version });
  const refusal = textRefusal(draft.body);
  if (refusal !== null) throw new Problem('conflict', refusal);
  if (draft.reviewed_at === null)
    throw new Problem('conflict', 'No one has reviewed this text. Read it and confirm that it describes the job.');
  const body = positionBody(draft);
  const position = await withoutRowSecurity(ctx.db, () => publish(ctx, draft, body));
  await concludeHireDraftChange(ctx, draft, {
    event: 'recruitment.finalize-hire-draft',
    after: { position: position.title },
    details: { reviewed_by: draft.reviewed_by, generated: draft.input_hash },
  });
  return { uuid: position.uuid };
}

/** The rights were checked: the draft is one of the viewer's company. */
async function publish(ctx: Ctx, draft: StoredHireDraft, body: ReturnType<typeof positionBody>) {
  const { id } = await createOpenPosition(ctx, { params: undefined, query: undefined, body });
  await describeHiredPosition(ctx, id, draft);
  await storeHirePosition(ctx.db, draft.id, id);
  await choosePositionFor(ctx.db, id, [draft.author_user_id, ctx.viewer.userId]);
  const position = await readOpenPosition(ctx.db, id);
  if (!position) throw new Error(`The position ${id} is missing right after it was created.`);
  await notifyOfPublished(ctx, position);
  return position;
}

/** @throws Problem invalid-input by question */
function positionBody({ client_id, answers }: StoredHireDraft) {
  const errors = answerErrors(answers);
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
  const units = (cents: number | null | undefined) => (cents == null ? null : cents / 100);
  return createOpenPositionBody.parse({
    client_id,
    title: answers.title,
    headcount: answers.headcount,
    employment_type: answers.employment_type,
    work_location: answers.work_location,
    shift_start: answers.shift_start ?? null,
    shift_end: answers.shift_end ?? null,
    timezone_id: answers.timezone_id,
    start_by: answers.start_by ?? null,
    must_have: answers.must_have ?? [],
    nice_to_have: answers.nice_to_have ?? [],
    owner_user_id: null,
    priority: answers.priority ?? 'medium',
    budget_least: units(answers.budget_least),
    budget_most: units(answers.budget_most),
    budget_currency_id: answers.budget_currency_id ?? null,
  });
}
