import type { InterviewKind, InterviewMethod } from '@muster/contract/domains/interviews/interviews.constants.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

interface NewInterview {
  readonly application_id: number;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly timezone_id: number;
  readonly kind: InterviewKind;
  readonly method: InterviewMethod;
  readonly place: string | null;
  readonly calendar_uid: string;
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

export async function zoneIdOf(db: Db, name: string): Promise<number | undefined> {
  const row = await db.selectFrom('timezone').select('id').where('name', '=', name).executeTakeFirst();
  return row?.id;
}
