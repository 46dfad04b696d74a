import { jobDescriptionTemplatesCalls } from '@muster/contract/domains/recruitment/job-description-templates.calls.ts';
import { jobDescriptionsCalls } from '@muster/contract/domains/recruitment/job-descriptions.calls.ts';
import type { ConflictCast, ConflictExample } from '../../testing/conflict-example.ts';
import { createJobDescriptionTemplate } from '../../testing/factories/job-description-templates.ts';
import { createJobDescription } from '../../testing/factories/job-descriptions.ts';
import { descriptionBody, templateBody } from './job-description-body.fixture.ts';

const cast = async ({ portal }: ConflictCast) => ({
  viewer: await portal.as({ roles: ['admin'] }),
  other: await portal.as({ roles: ['admin'] }),
});

/** Somebody changes the duties before the viewer renames the template. */
export async function jobDescriptionTemplateConflict(conflict: ConflictCast): Promise<ConflictExample> {
  const { viewer, other } = await cast(conflict);
  const text = { ...templateBody({ name: 'Payroll' }), benefits: '' };
  const { id } = await createJobDescriptionTemplate(conflict.portal.db, text);
  const body = { ...text, id, version: 1 };
  const change = () => other.call(jobDescriptionTemplatesCalls.update, { body: { ...body, duties: '- Other' } });
  return { viewer, request: { body: { ...body, name: 'Late' } }, change, by: other.name, fields: ['Duties'] };
}

async function savedMeanwhile(conflict: ConflictCast) {
  const { viewer, other } = await cast(conflict);
  const { position_id: id } = await createJobDescription(conflict.portal.db);
  const body = descriptionBody({ version: 1, summary: 'Meanwhile' });
  const change = () => other.call(jobDescriptionsCalls.save, { params: { id }, body });
  return { viewer, id, change, by: other.name, fields: ['Summary'] };
}

/** Somebody saves another version before the viewer does. */
export async function jobDescriptionConflict(conflict: ConflictCast): Promise<ConflictExample> {
  const { id, ...example } = await savedMeanwhile(conflict);
  return { ...example, request: { params: { id }, body: descriptionBody({ version: 1, duties: '- Late' }) } };
}

/** Somebody saves another version while the viewer reads the one before. */
export async function jobDescriptionReviewConflict(conflict: ConflictCast): Promise<ConflictExample> {
  const { id, ...example } = await savedMeanwhile(conflict);
  return { ...example, request: { params: { id }, body: { version: 1 } } };
}
