import type { ApplicationSpan } from '@muster/contract/domains/recruitment/application-answers.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { holdsWords } from '../../platform/table/table-conditions.ts';
import { type ClientUser, isOwnPosition } from './client-reach.repository.ts';
import type { LockedApplication, LockedDecision, StoredApplication, StoredCard } from './stored-application.ts';

interface PositionOfBoard {
  readonly id: number;
  readonly uuid: string;
  readonly title: string;
  readonly client: string;
  readonly status: 'sourcing' | 'pending interviews' | 'filled' | 'pause';
  readonly opened_at: string;
  readonly headcount: number;
  readonly filled_count: number;
  readonly owner: string | null;
}

export async function positionByUuid(db: Db, uuid: string): Promise<PositionOfBoard | undefined> {
  const { rows } = await sql<PositionOfBoard>`
    select p.id, p.uuid::text as uuid, p.title, c.legal_business_name as client, p.status, p.opened_at, p.headcount, p.filled_count,
      u.name as owner
    from open_position p left join client c on c.id = p.client_id left join app_user u on u.id = p.owner_user_id
    where p.uuid = ${uuid}`.execute(db);
  return rows[0];
}

const employee = sql`case when e.id is not null then json_build_object('id', e.id, 'name', e.name) end`;

/** Each scorecard counts the same. Null for everybody else than staff. */
const score = sql`(select round(avg(o.rating), 1)::float8
  from (select avg(r.rating) as rating from scorecard s join scorecard_rating r on r.scorecard_id = s.id
    where s.application_id = a.id group by s.id) o)`;

const latestInterview = sql`(select json_build_object('id', i.id, 'starts_at', to_char(i.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'ends_at', to_char(i.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'has_feedback', exists (select from interview_feedback f where f.interview_id = i.id))
  from interview i where i.application_id = a.id and i.status in ('Scheduled', 'Completed', 'follow-up')
  order by i.starts_at desc, i.id desc limit 1)`;

/** Those that were longest in their stage first. Row security leaves a client what was presented to it. */
export async function applicationsOfPosition(db: Db, positionId: number): Promise<StoredCard[]> {
  const { rows } = await sql<StoredCard>`
    select a.id, a.version, a.stage, a.stage_since, a.presented_at, d.decision, d.reason as decision_reason,
      d.version as decision_version, u.name as decided_by, ${employee} as employee,
      json_build_object('id', c.id, 'name', c.name, 'headline', c.headline, 'home_place', c.home_place) as candidate,
      k.source, ${score} as score, ${latestInterview} as interview
    from application a
    join application_decision d on d.application_id = a.id
    join candidate c on c.id = a.candidate_id
    left join candidate_private k on k.candidate_id = c.id
    left join app_user u on u.id = d.decided_by_user_id
    left join employee e on e.id = a.employee_id and e.deleted_at is null
    where a.position_id = ${positionId}
    order by a.stage_since, a.id`.execute(db);
  return rows;
}

/** Newest first. */
export async function applicationsOfCandidate(db: Db, candidateId: number): Promise<StoredApplication[]> {
  const { rows } = await sql<StoredApplication>`
    select a.id, a.stage, a.presented_at, d.decision, d.reason as decision_reason, d.version as decision_version,
      ${employee} as employee, json_build_object('id', p.id, 'uuid', p.uuid, 'title', p.title, 'client', c.legal_business_name) as position
    from application a
    join application_decision d on d.application_id = a.id
    join open_position p on p.id = a.position_id
    left join client c on c.id = p.client_id
    left join employee e on e.id = a.employee_id and e.deleted_at is null
    where a.candidate_id = ${candidateId}
    order by a.applied_at desc, a.id desc`.execute(db);
  return rows;
}

/** Of each application of the candidate, oldest first. */
export async function stagesOfCandidate(
  db: Db,
  candidateId: number,
): Promise<(ApplicationSpan & { readonly application_id: number })[]> {
  const { rows } = await sql<ApplicationSpan & { application_id: number }>`
    select s.application_id, s.id, s.stage, s.since, s.until, s.rejection, s.note, u.name as actor
    from application_stage s
    join application a on a.id = s.application_id
    left join app_user u on u.id = s.actor_user_id
    where a.candidate_id = ${candidateId} order by s.id`.execute(db);
  return rows;
}

/** By name; every word of the search occurs in it. */
export async function candidateChoices(
  db: Db,
  words: readonly string[],
  most: number,
): Promise<{ id: number; name: string; headline: string | null }[]> {
  const { rows } = await sql<{ id: number; name: string; headline: string | null }>`
    select c.id, c.name, c.headline from candidate c
    where c.archived_at is null and ${holdsWords(words, sql`c.name_key`)}
    order by c.name_key, c.id limit ${most}`.execute(db);
  return rows;
}

export async function lockApplication(db: Db, id: number): Promise<LockedApplication | undefined> {
  const { rows } = await sql<LockedApplication>`
    select a.id, a.uuid::text as uuid, a.version, a.position_id, a.candidate_id, a.stage, a.presented_at, a.employee_id, p.client_id, p.title as position,
      p.uuid::text as position_uuid, d.decision
    from application a
    join application_decision d on d.application_id = a.id
    join open_position p on p.id = a.position_id
    where a.id = ${id} for update of a, d`.execute(db);
  return rows[0];
}

/** Of an application that was presented to the client, for a position that the viewer reaches. */
export async function lockDecision(
  db: Db,
  { id, ...viewer }: { readonly id: number } & ClientUser,
): Promise<LockedDecision | undefined> {
  const { rows } = await sql<LockedDecision>`
    select a.id, a.uuid::text as uuid, d.version, a.candidate_id, a.position_id, p.title as position, p.owner_user_id, a.stage,
      d.decision, d.reason
    from application_decision d
    join application a on a.id = d.application_id
    join open_position p on p.id = a.position_id
    where a.id = ${id} and a.presented_at is not null and ${isOwnPosition(viewer)} for update of d`.execute(db);
  return rows[0];
}

/** How many applications a candidate or a position has, and how many of them go on. */
export async function applicationCounts(
  db: Db,
  { candidateId, positionId }: { readonly candidateId?: number; readonly positionId?: number },
): Promise<{ all: number; living: number }> {
  const { rows } = await sql<{ all: number; living: number }>`
    select count(*)::integer as all, (count(*) filter (where stage not in ('rejected', 'withdrawn')))::integer as living
    from application where candidate_id = ${candidateId ?? null} or position_id = ${positionId ?? null}`.execute(db);
  return rows[0] ?? { all: 0, living: 0 };
}
