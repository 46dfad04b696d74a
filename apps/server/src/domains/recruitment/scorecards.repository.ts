import type { Recommendation } from '@muster/contract/domains/recruitment/scorecards.constants.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export interface StoredScorecard {
  readonly id: number;
  readonly author_user_id: number;
  readonly author: string;
  readonly recommendation: Recommendation;
  readonly comment: string | null;
  readonly written_at: string;
  readonly ratings: readonly { readonly criterion: string; readonly rating: number }[];
}

export interface StoredScorecards {
  readonly application_id: number;
  readonly must_have: readonly string[];
  readonly cards: readonly StoredScorecard[];
}

/** Of each application of the candidate, newest first. */
export async function scorecardsOf(db: Db, candidateId: number): Promise<StoredScorecards[]> {
  const { rows } = await sql<StoredScorecards>`
    select a.id as application_id, p.must_have, (
      select coalesce(json_agg(json_build_object('id', s.id, 'author_user_id', s.author_user_id, 'author', u.name,
        'recommendation', s.recommendation, 'comment', s.comment,
        'written_at', to_char(s.written_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
        'ratings', (select coalesce(json_agg(json_build_object('criterion', r.criterion, 'rating', r.rating) order by r.criterion), '[]')
          from scorecard_rating r where r.scorecard_id = s.id)) order by s.written_at desc, s.id desc), '[]')
      from scorecard s join app_user u on u.id = s.author_user_id where s.application_id = a.id) as cards
    from application a join open_position p on p.id = a.position_id
    where a.candidate_id = ${candidateId} order by a.applied_at desc, a.id desc`.execute(db);
  return rows;
}

export async function mustHaveOf(db: Db, applicationId: number): Promise<readonly string[]> {
  const { rows } = await sql<{ must_have: string[] }>`
    select p.must_have from application a join open_position p on p.id = a.position_id where a.id = ${applicationId}`.execute(
    db,
  );
  return rows[0]?.must_have ?? [];
}

interface NewScorecard extends Pick<StoredScorecard, 'recommendation' | 'comment' | 'ratings' | 'written_at'> {
  readonly application_id: number;
  readonly author_user_id: number;
}

/** Adds the scorecard of the author, or replaces it. */
export async function storeScorecard(db: Db, { ratings, ...columns }: NewScorecard): Promise<void> {
  const { recommendation, comment, written_at } = columns;
  const { id } = await db
    .insertInto('scorecard')
    .values(columns)
    .onConflict((conflict) =>
      conflict.constraint('scorecard_once').doUpdateSet({ recommendation, comment, written_at }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.deleteFrom('scorecard_rating').where('scorecard_id', '=', id).execute();
  await db
    .insertInto('scorecard_rating')
    .values(ratings.map((one) => ({ ...one, scorecard_id: id })))
    .execute();
}
