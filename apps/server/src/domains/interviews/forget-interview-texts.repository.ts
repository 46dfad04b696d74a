import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

const removed = 'Removed';

/** What was written about a candidate goes. When interviews were, how they ended and their ratings stay, without the person. */
export async function forgetInterviewTexts(db: Db, candidateId: number): Promise<void> {
  await sql`update interview_feedback set body = ${removed} where interview_id in (${interviewsOf(candidateId)})`.execute(
    db,
  );
  await sql`update interview set place = null, override_reason = case when override_reason is not null then ${removed} end,
    end_reason = case when end_reason is not null then ${removed} end where id in (${interviewsOf(candidateId)})`.execute(
    db,
  );
}

const interviewsOf = (candidateId: number) => sql`
  select i.id from interview i join application a on a.id = i.application_id where a.candidate_id = ${candidateId}`;
