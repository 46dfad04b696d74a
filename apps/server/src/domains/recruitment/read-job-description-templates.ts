import { type CallAnswer, type CallInput, notFound } from '@muster/contract';
import {
  type DescribedPosition,
  fillJobDescription,
  samplePosition,
} from '@muster/contract/domains/recruitment/job-description-template.rules.ts';
import type { jobDescriptionTemplatesCalls } from '@muster/contract/domains/recruitment/job-description-templates.calls.ts';
import { worksOnPositions } from '@muster/contract/domains/recruitment/open-positions.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { ListInput } from '../../platform/lists/bind-list.ts';
import { wordsOf } from '../../platform/table/table-conditions.ts';
import { presentTemplate, presentTemplateRow } from './job-description-templates.presenter.ts';
import {
  describedPositions,
  readJobDescriptionTemplate,
  readJobDescriptionTemplatePage,
  type StoredTemplate,
} from './job-description-templates.repository.ts';
import { readOpenPosition } from './open-positions.repository.ts';

type Calls = typeof jobDescriptionTemplatesCalls;

const mostChoices = 30;

export async function listJobDescriptionTemplates(
  ctx: Ctx,
  { question }: ListInput<Calls['list']>,
): Promise<CallAnswer<Calls['list']>> {
  const page = await readJobDescriptionTemplatePage(ctx.db, question);
  return { ...page, data: page.data.map((row) => presentTemplateRow(row, worksOnPositions(ctx.viewer))) };
}

/** @throws Problem not-found, the same for a missing one and one that the viewer may not see */
export async function readJobDescriptionTemplateDetails(
  ctx: Ctx,
  { params: { id } }: CallInput<Calls['details']>,
): Promise<CallAnswer<Calls['details']>> {
  return presentTemplate(await knownTemplate(ctx, id), worksOnPositions(ctx.viewer));
}

/** @throws Problem not-found for a template or a position that is missing, or that the viewer may not see */
export async function readFilledTemplate(
  ctx: Ctx,
  { params: { id }, query: { position_id } }: CallInput<Calls['filled']>,
): Promise<CallAnswer<Calls['filled']>> {
  const template = await knownTemplate(ctx, id);
  const position = position_id === undefined ? samplePosition : await describedPosition(ctx, position_id);
  return { template: { id, version: template.version }, ...fillJobDescription(template, position) };
}

/** Positions that the viewer sees. */
export function listDescribedPositions(
  { db }: Ctx,
  { query: { search } }: CallInput<Calls['positions']>,
): Promise<CallAnswer<Calls['positions']>> {
  return describedPositions(db, wordsOf(search), mostChoices);
}

async function knownTemplate(ctx: Ctx, id: number): Promise<StoredTemplate> {
  const template = await readJobDescriptionTemplate(ctx.db, id);
  if (!template || !(template.is_active || worksOnPositions(ctx.viewer))) throw notFound('job description template');
  return template;
}

async function describedPosition(ctx: Ctx, id: number): Promise<DescribedPosition> {
  const position = await readOpenPosition(ctx.db, id);
  if (!position) throw notFound('open position');
  return { ...position, zone: position.timezone.name };
}
