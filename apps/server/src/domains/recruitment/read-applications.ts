import { type CallAnswer, type CallInput, notFound } from '@muster/contract';
import type { applicationsCalls } from '@muster/contract/domains/recruitment/applications.calls.ts';
import { worksOnPositions } from '@muster/contract/domains/recruitment/open-positions.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { wordsOf } from '../../platform/table/table-conditions.ts';
import { presentApplication, presentCard } from './applications.presenter.ts';
import {
  applicationsOfCandidate,
  applicationsOfPosition,
  candidateChoices,
  positionByUuid,
  stagesOfCandidate,
} from './applications.repository.ts';
import { readCandidate } from './candidates.repository.ts';

type Calls = typeof applicationsCalls;

const mostChoices = 30;

/** @throws Problem not-found, the same for a missing position and one that the viewer may not see */
export async function listPositionCandidates(
  ctx: Ctx,
  { params: { uuid } }: CallInput<Calls['ofPosition']>,
): Promise<CallAnswer<Calls['ofPosition']>> {
  const position = await positionByUuid(ctx.db, uuid);
  if (!position) throw notFound('open position');
  const isWorking = worksOnPositions(ctx.viewer);
  const cards = await applicationsOfPosition(ctx.db, position.id);
  const { owner, ...shown } = position;
  return { position: isWorking ? position : shown, data: cards.map((card) => presentCard(card, isWorking)) };
}

/** @throws Problem not-found, the same for a missing candidate and one that the viewer may not see */
export async function listCandidateApplications(
  ctx: Ctx,
  { params: { id } }: CallInput<Calls['ofCandidate']>,
): Promise<CallAnswer<Calls['ofCandidate']>> {
  if (!(await readCandidate(ctx.db, id))) throw notFound('candidate');
  const applications = await applicationsOfCandidate(ctx.db, id);
  const spans = worksOnPositions(ctx.viewer)
    ? Map.groupBy(await stagesOfCandidate(ctx.db, id), (span) => span.application_id)
    : null;
  const now = ctx.clock.now().toString();
  return applications.map((application) => {
    const history = spans === null ? null : (spans.get(application.id) ?? []);
    return presentApplication(application, history, now);
  });
}

/** Candidates who may be proposed, by name. */
export function listCandidateChoices(
  { db }: Ctx,
  { query: { search } }: CallInput<Calls['candidateChoices']>,
): Promise<CallAnswer<Calls['candidateChoices']>> {
  return candidateChoices(db, wordsOf(search), mostChoices);
}
