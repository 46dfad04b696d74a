import type { PublicCandidate } from '@muster/contract/domains/recruitment/candidate-links.calls.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { keptUntil } from './candidate-retention.repository.ts';

export interface StoredCandidateLink {
  readonly id: number;
  readonly label: string;
  readonly created_at: string;
  readonly created_by: string | null;
  readonly expires_at: string;
  readonly revoked_at: string | null;
  readonly opened_count: number;
  readonly last_opened_at: string | null;
}

/** Newest first. */
export async function linksOfCandidate(db: Db, candidateId: number): Promise<StoredCandidateLink[]> {
  const { rows } = await sql<StoredCandidateLink>`
    select l.id, l.label, l.created_at, u.name as created_by, l.expires_at, l.revoked_at, l.opened_count, l.last_opened_at
    from candidate_link l left join app_user u on u.id = l.created_by_user_id
    where l.candidate_id = ${candidateId} order by l.id desc`.execute(db);
  return rows;
}

export async function activeLinkCount(db: Db, candidateId: number, at: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from candidate_link
    where candidate_id = ${candidateId} and revoked_at is null and expires_at > ${at}::timestamptz`.execute(db);
  return rows[0]?.count ?? 0;
}

interface NewCandidateLink {
  readonly candidate_id: number;
  readonly token_hash: string;
  readonly label: string;
  readonly created_at: string;
  readonly created_by_user_id: number;
  readonly expires_at: string;
}

export async function insertCandidateLink(db: Db, link: NewCandidateLink): Promise<number> {
  return (await db.insertInto('candidate_link').values(link).returning('id').executeTakeFirstOrThrow()).id;
}

export interface LockedCandidateLink {
  readonly id: number;
  readonly candidate_id: number;
  readonly label: string;
  readonly expires_at: string;
  readonly revoked_at: string | null;
}

export async function lockCandidateLink(db: Db, id: number): Promise<LockedCandidateLink | undefined> {
  return await db
    .selectFrom('candidate_link')
    .select(['id', 'candidate_id', 'label', 'expires_at', 'revoked_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function revokeLink(db: Db, id: number, at: string): Promise<void> {
  await db.updateTable('candidate_link').set({ revoked_at: at }).where('id', '=', id).execute();
}

interface OpenedCandidate extends PublicCandidate {
  readonly candidate_id: number;
  readonly label: string;
}

interface Opening {
  readonly tokenHash: string;
  readonly at: string;
  /** The day in the home zone. */
  readonly today: string;
}

/** Counts the opening. Undefined for a link that does not work, and while the candidate is archived or may not be kept any more. */
export async function openCandidateLink(
  db: Db,
  { tokenHash, at, today }: Opening,
): Promise<OpenedCandidate | undefined> {
  const { rows } = await sql<OpenedCandidate>`
    update candidate_link l set opened_count = opened_count + 1, last_opened_at = greatest(last_opened_at, ${at}::timestamptz)
    from candidate c left join candidate_private p on p.candidate_id = c.id
    where l.token_hash = ${tokenHash} and l.revoked_at is null and l.expires_at > ${at}::timestamptz and c.id = l.candidate_id
      and c.archived_at is null and (p.candidate_id is null or ${keptUntil} >= ${today}::date)
    returning l.candidate_id, l.label, l.expires_at, c.name, c.headline, c.home_place,
      coalesce((select value from organization_setting where key = 'organization_name'), '') as organization`.execute(
    db,
  );
  return rows[0];
}
