import { type CallAnswer, type CallInput, invalidInput, Problem } from '@muster/contract';
import {
  jobDescriptionOriginLabels,
  jobDescriptionSectionLabels,
  sectionsOf,
} from '@muster/contract/domains/recruitment/job-description-sections.ts';
import { reviewRefusal } from '@muster/contract/domains/recruitment/job-description-template.rules.ts';
import type { jobDescriptionsCalls } from '@muster/contract/domains/recruitment/job-descriptions.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { lockedRecord, type RecordSource } from '../../platform/records/locked-record.ts';
import { concludeDescriptionChange } from './job-descriptions.events.ts';
import {
  insertJobDescription,
  type LockedJobDescription,
  lockJobDescription,
  storeReview,
  usableTemplate,
} from './job-descriptions.repository.ts';

type Calls = typeof jobDescriptionsCalls;
type UsedTemplate = CallInput<Calls['save']>['body']['template'];

/** Adds a version. @throws Problem conflict if a newer one than the viewer read is stored; invalid-input for a template of no use */
export async function saveJobDescription(
  ctx: Ctx,
  { params: { id }, body }: CallInput<Calls['save']>,
): Promise<CallAnswer<Calls['save']>> {
  const stored = await lockedRecord(ctx, descriptionSource, { id, version: body.version });
  const from = await templateOf(ctx, body.template);
  const { summary, duties, requirements, benefits } = body;
  const text = { summary, duties, requirements, benefits: benefits ?? '' };
  const number = stored.version + 1;
  const origin = body.template === null ? 'typed' : 'template';
  await insertJobDescription(ctx.db, {
    ...text,
    position_id: id,
    number,
    origin,
    template_id: body.template?.id ?? null,
    template_version: body.template?.version ?? null,
    written_at: ctx.clock.now().toString(),
    written_by_user_id: ctx.viewer.userId,
  });
  await concludeDescriptionChange(ctx, id, {
    event: 'recruitment.save-job-description',
    ...(stored.version > 0 && { before: sectionsOf(stored) }),
    after: text,
    version: number,
    details: { number, origin: jobDescriptionOriginLabels[origin], ...(from !== null && { template: from }) },
  });
  return { version: number };
}

/** @throws Problem conflict if a newer version is stored, it was reviewed before, or places of it are not filled in yet */
export async function reviewJobDescription(
  ctx: Ctx,
  { params: { id }, body: { version } }: CallInput<Calls['review']>,
): Promise<void> {
  const stored = await lockedRecord(ctx, descriptionSource, { id, version });
  if (stored.reviewed_at !== null)
    throw new Problem('conflict', `${stored.reviewed_by ?? 'Someone'} reviewed this version already.`);
  const refusal = reviewRefusal(stored);
  if (refusal !== null) throw new Problem('conflict', refusal);
  const at = ctx.clock.now().toString();
  await storeReview(ctx.db, { positionId: id, number: version, at, userId: ctx.viewer.userId });
  await concludeDescriptionChange(ctx, id, {
    event: 'recruitment.review-job-description',
    details: { number: version },
  });
}

const descriptionSource: RecordSource<LockedJobDescription> = {
  thing: 'job description',
  lock: ({ db }, id) => lockJobDescription(db, id),
  logged: (_stored, id) => ({
    subject: { kind: 'open-position', id },
    part: { kind: 'job-description', id },
  }),
  labels: jobDescriptionSectionLabels,
};

/** The name of the template. An archived one describes nothing new. */
async function templateOf(ctx: Ctx, used: UsedTemplate): Promise<string | null> {
  if (used === null) return null;
  const template = await usableTemplate(ctx.db, used.id);
  if (!template || used.version > template.version) throw invalidInput({ template_id: ['The template is invalid.'] });
  if (!template.is_active)
    throw invalidInput({ template_id: [`${template.name} is archived. Choose another template.`] });
  return template.name;
}
