import { type CallAnswer, type CallInput, invalidInput, notFound, Problem } from '@muster/contract';
import { isLiving } from '@muster/contract/domains/recruitment/application-stage.rules.ts';
import {
  averageOfCards,
  averageRating,
  criteriaOf,
} from '@muster/contract/domains/recruitment/scorecard-average.rules.ts';
import type { scorecardsCalls } from '@muster/contract/domains/recruitment/scorecards.calls.ts';
import { recommendationLabels } from '@muster/contract/domains/recruitment/scorecards.constants.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { lockApplication } from './applications.repository.ts';
import { readCandidate } from './candidates.repository.ts';
import { concludeApplicationChange } from './recruitment.events.ts';
import { mustHaveOf, scorecardsOf, storeScorecard } from './scorecards.repository.ts';

type Calls = typeof scorecardsCalls;

/** @throws Problem not-found */
export async function listScorecards(
  { db, viewer }: Ctx,
  { params: { id } }: CallInput<Calls['ofCandidate']>,
): Promise<CallAnswer<Calls['ofCandidate']>> {
  if (!(await readCandidate(db, id))) throw notFound('candidate');
  return (await scorecardsOf(db, id)).map(({ application_id, must_have, cards }) => ({
    application_id,
    criteria: [...criteriaOf(must_have)],
    average: averageOfCards(cards),
    cards: cards.map(({ author_user_id, ratings, ...card }) => ({
      ...card,
      is_own: author_user_id === viewer.userId,
      ratings: [...ratings],
      average: averageRating(ratings),
    })),
  }));
}

/**
 * The scorecard of the viewer. Its comment and its ratings stay out of the sealed log.
 * @throws Problem not-found; conflict once the application has ended; invalid-input for other criteria than those of the position
 */
export async function saveScorecard(
  ctx: Ctx,
  { params: { id }, body }: CallInput<Calls['save']>,
): Promise<CallAnswer<Calls['save']>> {
  const application = await lockApplication(ctx.db, id);
  if (!application) throw notFound('application');
  if (!isLiving(application.stage)) throw new Problem('conflict', 'This application has ended.');
  const { ratings, recommendation, comment = null } = body;
  const criteria = criteriaOf(await mustHaveOf(ctx.db, id));
  const given = new Set(ratings.map(({ criterion }) => criterion));
  if (given.size !== ratings.length || given.symmetricDifference(new Set(criteria)).size > 0)
    throw invalidInput({ ratings: [`The criteria of the position changed. Rate ${criteria.join(', ')}.`] });
  await storeScorecard(ctx.db, {
    ...{ application_id: id, author_user_id: ctx.viewer.userId, written_at: ctx.clock.now().toString() },
    ...{ ratings, recommendation, comment },
  });
  await concludeApplicationChange(
    ctx,
    { ...application, isShown: false },
    {
      event: 'recruitment.save-scorecard',
      after: { recommendation: recommendationLabels[recommendation] },
      details: { position: application.position },
    },
  );
}
