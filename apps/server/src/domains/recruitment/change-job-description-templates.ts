import { type CallAnswer, type CallInput, Problem } from '@muster/contract';
import { counted } from '@muster/contract/counted.ts';
import type { jobDescriptionTemplatesCalls } from '@muster/contract/domains/recruitment/job-description-templates.calls.ts';
import { jobDescriptionTemplateLabels as labels } from '@muster/contract/domains/recruitment/job-description-templates.schemas.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { withFieldErrors } from '../../platform/records/field-errors.ts';
import { lockedRecord, type RecordSource, type WantedRecord } from '../../platform/records/locked-record.ts';
import {
  insertJobDescriptionTemplate,
  type JobDescriptionTemplateColumns,
  type LockedJobDescriptionTemplate,
  lockJobDescriptionTemplate,
  removeJobDescriptionTemplate,
  templateUses,
  updateJobDescriptionTemplateColumns,
} from './job-description-templates.repository.ts';
import { concludeTemplateChange } from './job-descriptions.events.ts';

type Calls = typeof jobDescriptionTemplatesCalls;

/** A new template is active. @throws Problem invalid-input for a name that an active one has */
export async function createJobDescriptionTemplate(
  ctx: Ctx,
  { body }: CallInput<Calls['create']>,
): Promise<CallAnswer<Calls['create']>> {
  const columns = columnsOf(body);
  const id = await withErrors(() => insertJobDescriptionTemplate(ctx.db, { columns, ...changedBy(ctx) }));
  await concludeTemplateChange(ctx, id, { event: 'recruitment.create-job-description-template', after: columns });
  return { id, version: 1 };
}

/** Descriptions that began with the template keep their text. @throws Problem invalid-input for a name that an active one has */
export async function updateJobDescriptionTemplate(
  ctx: Ctx,
  { body }: CallInput<Calls['update']>,
): Promise<CallAnswer<Calls['update']>> {
  const { id } = body;
  const stored = await lockedTemplate(ctx, body);
  const [before, after] = [columnsOf(stored), columnsOf(body)];
  const change = { columns: after, ...changedBy(ctx) };
  const version = await withErrors(() => updateJobDescriptionTemplateColumns(ctx.db, id, change));
  await concludeTemplateChange(ctx, id, {
    event: 'recruitment.update-job-description-template',
    before,
    after,
    version,
  });
  return { id, version };
}

/** @throws Problem conflict if it is archived */
export async function archiveJobDescriptionTemplate(
  ctx: Ctx,
  { params: { id } }: CallInput<Calls['archive']>,
): Promise<void> {
  const { name, is_active } = await lockedTemplate(ctx, { id });
  if (!is_active) throw new Problem('conflict', `${name} is archived already.`);
  await storeActive(ctx, id, false);
}

/** @throws Problem conflict if it is active; invalid-input if another active one has its name */
export async function activateJobDescriptionTemplate(
  ctx: Ctx,
  { params: { id } }: CallInput<Calls['activate']>,
): Promise<void> {
  const { name, is_active } = await lockedTemplate(ctx, { id });
  if (is_active) throw new Problem('conflict', `${name} is active already.`);
  const taken = `Another active template is called ${name}. Rename one of them first.`;
  await withErrors(() => storeActive(ctx, id, true), { text: taken });
}

/** @throws Problem conflict for a template that is used */
export async function deleteJobDescriptionTemplate(
  ctx: Ctx,
  { body: { id } }: CallInput<Calls['delete']>,
): Promise<void> {
  const stored = await lockedTemplate(ctx, { id });
  const used = await templateUses(ctx.db, id);
  if (used > 0)
    throw new Problem(
      'conflict',
      `${counted(used, 'version')} of job descriptions began with ${stored.name}. Archive the template instead.`,
    );
  await removeJobDescriptionTemplate(ctx.db, id);
  await concludeTemplateChange(ctx, id, {
    event: 'recruitment.delete-job-description-template',
    before: columnsOf(stored),
  });
}

/** @throws Problem not-found, or conflict (409) if another version than the one that was read is stored */
const lockedTemplate = (ctx: Ctx, wanted: WantedRecord) => lockedRecord(ctx, templateSource, wanted);

const templateSource: RecordSource<LockedJobDescriptionTemplate> = {
  thing: 'job description template',
  lock: ({ db }, id) => lockJobDescriptionTemplate(db, id),
  logged: ({ id }) => ({ subject: { kind: 'job-description-template', id } }),
  labels,
};

async function storeActive(ctx: Ctx, id: number, is_active: boolean): Promise<void> {
  const change = { columns: { is_active }, ...changedBy(ctx) };
  const version = await updateJobDescriptionTemplateColumns(ctx.db, id, change);
  await concludeTemplateChange(ctx, id, {
    event: `recruitment.${is_active ? 'activate' : 'archive'}-job-description-template`,
    before: { is_active: !is_active },
    after: { is_active },
    version,
  });
}

const changedBy = (ctx: Ctx) => ({ actorId: ctx.viewer.userId, at: ctx.clock.now().toString() });

type Stated = Omit<JobDescriptionTemplateColumns, 'benefits'> & { readonly benefits?: string | null | undefined };

const columnsOf = ({ name, family, summary, duties, requirements, benefits }: Stated) => ({
  ...{ name, family, summary, duties, requirements },
  benefits: benefits ?? '',
});

const withErrors = <T>(write: () => Promise<T>, wrong: 'taken' | { readonly text: string } = 'taken') =>
  withFieldErrors(write, labels, { job_description_template_name_any_case: ['name', wrong] });
