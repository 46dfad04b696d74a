import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

const lockNumber = 7_253_030;

/** Until the transaction ends, nobody else takes time of these people. In the same order everywhere, so that nobody waits for each other. */
export async function lockPeople(
  db: Db,
  { personIds, candidateId }: { readonly personIds: readonly number[]; readonly candidateId: number },
): Promise<void> {
  const keys = [...personIds.toSorted((one, other) => one - other), -candidateId];
  for (const key of keys) await sql`select pg_advisory_xact_lock(${lockNumber}, ${key})`.execute(db);
}

/** Holds of the people that have expired, and earlier ones of the same user for the application. */
export async function forgetHolds(
  db: Db,
  { personIds, candidateId, now, applicationId, heldBy }: ForgottenHolds,
): Promise<void> {
  await sql`
    delete from interview_hold h where h.application_id = ${applicationId} and h.held_by_user_id = ${heldBy}
      or h.expires_at <= ${now}::timestamptz and exists (select from interview_time t where t.hold_id = h.id
        and (t.person_user_id = any (${[...personIds]}::integer[]) or t.candidate_id = ${candidateId}))`.execute(db);
}

interface ForgottenHolds {
  readonly personIds: readonly number[];
  readonly candidateId: number;
  readonly now: string;
  readonly applicationId: number;
  readonly heldBy: number;
}

interface NewHold {
  readonly application_id: number;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly override_reason: string | null;
  readonly held_by_user_id: number;
  /** The interview that is moved to this time. Its present time is no obstacle. */
  readonly moves_interview_id: number | null;
  readonly expires_at: string;
}

/** Null if somebody has another interview or hold at that time: the constraints of the table say so. */
export async function insertHold(
  db: Db,
  hold: NewHold,
  { userIds, candidateId }: { readonly userIds: readonly number[]; readonly candidateId: number },
): Promise<{ readonly id: number; readonly uuid: string } | null> {
  const { id, uuid } = await db
    .insertInto('interview_hold')
    .values(hold)
    .returning(['id', 'uuid'])
    .executeTakeFirstOrThrow();
  const chain = hold.moves_interview_id === null ? undefined : await chainOf(db, hold.moves_interview_id);
  const times = { hold_id: id, starts_at: hold.starts_at, ends_at: hold.ends_at, chain: chain ?? uuid };
  const people = [
    ...userIds.toSorted((one, other) => one - other).map((user_id) => ({ user_id, candidate_id: null })),
    { user_id: null, candidate_id: candidateId },
  ];
  const taken = await db
    .insertInto('interview_time')
    .values(people.map((person) => ({ ...person, ...times })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  if (taken.length === people.length) return { id, uuid };
  await removeHold(db, id);
  return null;
}

async function chainOf(db: Db, interview_id: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('interview_time')
    .select('chain')
    .where('interview_id', '=', interview_id)
    .executeTakeFirst();
  return row?.chain;
}

interface LockedHold {
  readonly id: number;
  readonly application_id: number;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly override_reason: string | null;
  readonly moves_interview_id: number | null;
  readonly expires_at: string;
}

/** Of the user who holds it. */
export async function lockHold(db: Db, uuid: string, userId: number): Promise<LockedHold | undefined> {
  const { rows } = await sql<LockedHold>`
    select id, application_id, starts_at, ends_at, override_reason, moves_interview_id, expires_at
    from interview_hold where uuid = ${uuid} and held_by_user_id = ${userId} for update`.execute(db);
  return rows[0];
}

export async function removeHold(db: Db, id: number): Promise<void> {
  await db.deleteFrom('interview_hold').where('id', '=', id).execute();
}

/** Times that are held for moving an interview which is moved or cancelled now. */
export async function forgetMoves(db: Db, interviewId: number): Promise<void> {
  await db.deleteFrom('interview_hold').where('moves_interview_id', '=', interviewId).execute();
}

export async function usersOfHold(db: Db, id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('interview_time')
    .select('user_id')
    .where('hold_id', '=', id)
    .where('user_id', 'is not', null)
    .execute();
  return rows.flatMap(({ user_id }) => user_id ?? []);
}
