import type { InterviewStatus } from '@muster/contract/domains/interviews/interview-state.rules.ts';
import type {
  InterviewKind,
  InterviewMethod,
  InterviewOutcome,
} from '@muster/contract/domains/interviews/interviews.constants.ts';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Database } from '../../database/rows.generated.ts';

export interface NewInterview {
  readonly application_id: number;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly timezone_id: number;
  readonly kind: InterviewKind;
  readonly method: InterviewMethod;
  readonly place: string | null;
  readonly calendar_uid: string;
  readonly sequence?: number;
  readonly previous_interview_id?: number | null;
  readonly override_reason: string | null;
  readonly booked_by_user_id: number;
  readonly booked_at: string;
}

export async function insertInterview(
  db: Db,
  columns: NewInterview,
): Promise<{ readonly id: number; readonly uuid: string }> {
  return db.insertInto('interview').values(columns).returning(['id', 'uuid']).executeTakeFirstOrThrow();
}

export async function insertAttendees(
  db: Db,
  interview_id: number,
  people: readonly { readonly id: number; readonly side: 'client' | 'staff' }[],
): Promise<void> {
  await db
    .insertInto('interview_attendee')
    .values(people.map(({ id, side }) => ({ interview_id, user_id: id, side })))
    .execute();
}

/** What the hold took is now taken by the interview, without a moment between. */
export async function giveTimes(db: Db, holdId: number, interviewId: number): Promise<void> {
  await sql`update interview_time set interview_id = ${interviewId}, hold_id = null where hold_id = ${holdId}`.execute(
    db,
  );
}

/** Its people are free again. */
export async function freeTimes(db: Db, interviewId: number): Promise<void> {
  await db.deleteFrom('interview_time').where('interview_id', '=', interviewId).execute();
}

interface ChangedInterview {
  readonly status: InterviewStatus;
  readonly outcome?: InterviewOutcome;
  readonly end_reason?: string;
  readonly sequence?: number;
  readonly ended_at?: string;
  readonly ended_by_user_id?: number;
}

/** Answers the new version. */
export async function updateInterview(db: Db, id: number, columns: ChangedInterview): Promise<number> {
  const { version } = await db
    .updateTable('interview')
    .set((row) => ({ ...columns, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** One of each user. */
export async function saveFeedback(db: Db, columns: Insertable<Database['interview_feedback']>): Promise<void> {
  const { rating, body, written_at } = columns;
  await db
    .insertInto('interview_feedback')
    .values(columns)
    .onConflict((conflict) => conflict.constraint('interview_feedback_once').doUpdateSet({ rating, body, written_at }))
    .execute();
}
