import type { ApplicationStage, ClientDecision } from '@muster/contract/domains/recruitment/applications.constants.ts';
import type { CandidateMergeTrace } from '@muster/contract/domains/recruitment/candidate-answers.ts';
import type { MergedField } from '@muster/contract/domains/recruitment/candidate-merge.rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { PossibleDuplicate } from './stored-candidate.ts';

export interface StoredPair {
  readonly one: PossibleDuplicate;
  readonly other: PossibleDuplicate;
}

/**
 * Each record with the one before it that has a mail, a phone or a name in common, the older one first: every pair of a thousand namesakes
 * would be half a million. The surest come first.
 */
export async function candidatePairs(db: Db, most: number): Promise<StoredPair[]> {
  const { rows } = await sql<StoredPair>`
    with pair as (
      select one, other, max(weight) as weight from (
        ${pairsBy('email_key', 3)} union all ${pairsBy('phone_key', 2)} union all ${pairsBy('identity_key', 1)}) found
      group by one, other order by max(weight) desc, other desc, one desc limit ${most})
    select ${recordOf('one')}, ${recordOf('other')} from pair order by pair.weight desc, pair.other desc, pair.one desc`.execute(
    db,
  );
  return rows;
}

const pairsBy = (key: 'email_key' | 'phone_key' | 'identity_key', weight: number) => sql`
  select one, other, ${weight}::integer as weight from (
    select lag(candidate_id) over (partition by ${sql.ref(key)} order by candidate_id) as one, candidate_id as other
    from candidate_private where ${sql.ref(key)} is not null) neighbour
  where one is not null`;

const recordOf = (side: 'one' | 'other') => sql`(
  select json_build_object('id', c.id, 'name', c.name, 'headline', c.headline, 'is_archived', c.archived_at is not null,
    'identity_key', p.identity_key, 'email_key', p.email_key, 'phone_key', p.phone_key)
  from candidate c join candidate_private p on p.candidate_id = c.id where c.id = pair.${sql.ref(side)}) as ${sql.ref(side)}`;

export interface MergedApplication {
  readonly id: number;
  readonly candidate_id: number;
  readonly position_id: number;
  readonly client_id: number;
  readonly position: string;
  readonly stage: ApplicationStage;
  readonly presented_at: string | null;
  readonly decision: ClientDecision;
  readonly has_planned_interview: boolean;
}

/** Of both records, locked in one order. */
export async function lockApplicationsOf(db: Db, candidateIds: readonly number[]): Promise<MergedApplication[]> {
  const { rows } = await sql<MergedApplication>`
    select a.id, a.candidate_id, a.position_id, p.client_id, p.title as position, a.stage, a.presented_at, d.decision,
      exists (select from interview i where i.application_id = a.id and i.status = 'Scheduled') as has_planned_interview
    from application a
    join application_decision d on d.application_id = a.id
    join open_position p on p.id = a.position_id
    where a.candidate_id = any (${[...candidateIds]}::integer[]) order by a.id for update of a, d`.execute(db);
  return rows;
}

/** The starts of the first two times at once, one of each record. */
export async function overlappingTime(db: Db, one: number, other: number): Promise<string | null> {
  const { rows } = await sql<{ starts_at: string }>`
    select greatest(t.starts_at, o.starts_at) as starts_at from interview_time t
    join interview_time o on o.candidate_id = ${other} and tstzrange(o.starts_at, o.ends_at) && tstzrange(t.starts_at, t.ends_at)
    where t.candidate_id = ${one} order by 1 limit 1`.execute(db);
  return rows[0]?.starts_at ?? null;
}

/** Ends an application for which another one of the person stays. */
export async function endMerged(db: Db, id: number, mergedInto: number, at: string): Promise<void> {
  await db
    .updateTable('application')
    .set((row) => ({
      stage: 'withdrawn',
      stage_since: at,
      merged_into_id: mergedInto,
      version: row('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

/** What the client decided on the application that ended counts for the one that stays, if it has not decided there. */
export async function carryDecision(db: Db, from: number, to: number): Promise<void> {
  await sql`update application_decision t
    set decision = f.decision, reason = f.reason, decided_at = f.decided_at, decided_by_user_id = f.decided_by_user_id,
      version = t.version + 1
    from application_decision f where f.application_id = ${from} and t.application_id = ${to}`.execute(db);
}

/** Everything that belongs to the removed record, except for its files. */
export async function moveToKept(db: Db, removed: number, kept: number): Promise<void> {
  await db.updateTable('application').set({ candidate_id: kept }).where('candidate_id', '=', removed).execute();
  await db.updateTable('recruitment_note').set({ candidate_id: kept }).where('candidate_id', '=', removed).execute();
  await db.updateTable('candidate_link').set({ candidate_id: kept }).where('candidate_id', '=', removed).execute();
  await db
    .updateTable('candidate_merge')
    .set({ kept_candidate_id: kept })
    .where('kept_candidate_id', '=', removed)
    .execute();
}

interface NewMerge {
  readonly kept_candidate_id: number;
  readonly removed_candidate_id: number;
  readonly shown_to: readonly number[];
  readonly chosen: readonly MergedField[];
  readonly merged_at: string;
  readonly merged_by_user_id: number;
}

export async function insertMerge(db: Db, { shown_to, chosen, ...columns }: NewMerge): Promise<void> {
  await db
    .insertInto('candidate_merge')
    .values({ ...columns, shown_to: [...shown_to], chosen: [...chosen] })
    .execute();
}

/** The record into which another one was merged. Row security leaves a client those that were shown to it. */
export async function keptCandidateOf(db: Db, removedId: number): Promise<number | null> {
  const found = await db
    .selectFrom('candidate_merge')
    .select('kept_candidate_id')
    .where('removed_candidate_id', '=', removedId)
    .executeTakeFirst();
  return found?.kept_candidate_id ?? null;
}

/** Oldest first. */
export async function mergesInto(db: Db, candidateId: number): Promise<CandidateMergeTrace[]> {
  const { rows } = await sql<CandidateMergeTrace>`
    select m.removed_candidate_id as removed_id, m.merged_at, u.name as merged_by, m.chosen as taken
    from candidate_merge m join app_user u on u.id = m.merged_by_user_id
    where m.kept_candidate_id = ${candidateId} order by m.id`.execute(db);
  return rows;
}
