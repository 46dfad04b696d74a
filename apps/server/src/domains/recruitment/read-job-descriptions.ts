import { type CallAnswer, type CallInput, notFound } from '@muster/contract';
import {
  type JobDescriptionText,
  jobDescriptionSections,
} from '@muster/contract/domains/recruitment/job-description-sections.ts';
import type { jobDescriptionsCalls } from '@muster/contract/domains/recruitment/job-descriptions.calls.ts';
import { worksOnPositions } from '@muster/contract/domains/recruitment/open-positions.policy.ts';
import { textChanges } from '@muster/contract/domains/recruitment/text-difference.rules.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { presentJobDescription } from './job-descriptions.presenter.ts';
import { jobDescriptionTexts, jobDescriptionVersions, newestJobDescription } from './job-descriptions.repository.ts';
import { readOpenPosition } from './open-positions.repository.ts';

type Calls = typeof jobDescriptionsCalls;

/** The newest version; for a client the newest that was reviewed. @throws Problem not-found */
export async function readJobDescription(
  ctx: Ctx,
  { params: { id } }: CallInput<Calls['current']>,
): Promise<CallAnswer<Calls['current']>> {
  await assertKnown(ctx, id);
  const isWorking = worksOnPositions(ctx.viewer);
  return presentJobDescription(
    await newestJobDescription(ctx.db, { positionId: id, isReviewed: !isWorking }),
    isWorking,
  );
}

/** @throws Problem not-found */
export async function listJobDescriptionVersions(
  ctx: Ctx,
  { params: { id } }: CallInput<Calls['versions']>,
): Promise<CallAnswer<Calls['versions']>> {
  await assertKnown(ctx, id);
  return jobDescriptionVersions(ctx.db, id);
}

/** @throws Problem not-found, for a version as well */
export async function compareJobDescriptions(
  ctx: Ctx,
  { params: { id }, query: { from, to } }: CallInput<Calls['compare']>,
): Promise<CallAnswer<Calls['compare']>> {
  await assertKnown(ctx, id);
  const texts = await jobDescriptionTexts(ctx.db, { positionId: id, numbers: [from, to] });
  const [earlier, later] = [texts.get(from), texts.get(to)];
  if (!earlier || !later) throw notFound('version');
  return { from, to, sections: jobDescriptionSections.map((section) => comparedSection(section, earlier, later)) };
}

function comparedSection(section: keyof JobDescriptionText, earlier: JobDescriptionText, later: JobDescriptionText) {
  const changes = textChanges(earlier[section], later[section]);
  return { section, is_changed: changes.some(({ kind }) => kind !== 'same'), changes };
}

async function assertKnown(ctx: Ctx, positionId: number): Promise<void> {
  if (!(await readOpenPosition(ctx.db, positionId))) throw notFound('open position');
}
