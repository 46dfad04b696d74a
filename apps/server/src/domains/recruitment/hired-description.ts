import {
  jobDescriptionOriginLabels,
  sectionsOf,
} from '@muster/contract/domains/recruitment/job-description-sections.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { concludeDescriptionChange } from './job-descriptions.events.ts';
import { insertJobDescription, storeReview } from './job-descriptions.repository.ts';
import type { StoredHireDraft } from './stored-hire-draft.ts';

const number = 1;

/** The first version of a published position: its text, what was generated, and who reviewed it when. */
export async function describeHiredPosition(ctx: Ctx, positionId: number, draft: StoredHireDraft): Promise<void> {
  const { body, reviewed_at: at, reviewed_by_user_id: userId } = draft;
  if (body === null || at === null || userId === null) throw new Error(`The draft ${draft.id} is not reviewed.`);
  const origin = originOf(draft);
  await insertJobDescription(ctx.db, {
    ...sectionsOf(body),
    ...(draft.generated && generatedColumns(draft)),
    position_id: positionId,
    number,
    origin,
    template_id: draft.template_id,
    template_version: draft.template_version,
    written_at: ctx.clock.now().toString(),
    written_by_user_id: ctx.viewer.userId,
  });
  await storeReview(ctx.db, { positionId, number, at, userId });
  await concludeDescriptionChange(ctx, positionId, {
    event: 'recruitment.save-job-description',
    after: sectionsOf(body),
    version: number,
    details: { number, origin: jobDescriptionOriginLabels[origin] },
  });
  await concludeDescriptionChange(ctx, positionId, {
    event: 'recruitment.review-job-description',
    details: { number, reviewed_by: draft.reviewed_by },
  });
}

/** What the text began with, whatever was chosen later. */
function originOf({ generated, template_id }: StoredHireDraft) {
  if (generated !== null) return 'generated';
  return template_id === null ? 'typed' : 'template';
}

const generatedColumns = ({ generated, generated_by, prompt_version, input_hash }: StoredHireDraft) => ({
  generated_summary: generated?.summary ?? null,
  generated_duties: generated?.duties ?? null,
  generated_requirements: generated?.requirements ?? null,
  generated_benefits: generated?.benefits ?? null,
  ...{ generated_by, prompt_version, input_hash },
});
