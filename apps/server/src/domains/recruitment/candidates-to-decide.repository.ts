import type { MyCandidate, PositionOfCandidates } from '@muster/contract/domains/recruitment/my-position-answers.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { type ClientUser, isOwnPosition, isWaitingForClient } from './client-reach.repository.ts';

export interface CandidateToDecide
  extends Pick<MyCandidate, 'id' | 'uuid' | 'name' | 'headline' | 'home_place' | 'presented_at' | 'decision_version'> {
  readonly position: Pick<
    PositionOfCandidates,
    'uuid' | 'title' | 'shift_start' | 'shift_end' | 'timezone' | 'start_by'
  >;
  readonly candidate_id: number;
  /** Candidates of the position who wait as well, this one included. */
  readonly alike: number;
}

/** `ids`: null for all. */
export async function candidatesWaiting(
  db: Db,
  viewer: ClientUser,
  ids: readonly number[] | null,
): Promise<CandidateToDecide[]> {
  const chosen = ids === null ? sql`true` : sql`w.id = any (${[...ids]}::integer[])`;
  const { rows } = await sql<CandidateToDecide>`
    select w.* from (
      select a.id, a.uuid::text as uuid, a.candidate_id, c.name, c.headline, c.home_place, a.presented_at,
        d.version as decision_version,
        (count(*) over (partition by p.id))::integer as alike,
        json_build_object('uuid', p.uuid, 'title', p.title, 'shift_start', to_char(p.shift_start, 'HH24:MI'),
          'shift_end', to_char(p.shift_end, 'HH24:MI'), 'timezone', json_build_object('id', z.id, 'name', z.name),
          'start_by', p.start_by) as position
      from application a
      join application_decision d on d.application_id = a.id
      join open_position p on p.id = a.position_id
      join timezone z on z.id = p.timezone_id
      join candidate c on c.id = a.candidate_id
      where ${isOwnPosition(viewer)} and ${isWaitingForClient}
    ) w where ${chosen} order by w.presented_at, w.id`.execute(db);
  return rows;
}

export interface DecidedCandidate extends Pick<MyCandidate, 'decision' | 'decided_by' | 'decided_at'> {
  readonly reason: string | null;
}

export async function decidedCandidate(
  db: Db,
  { id, ...viewer }: { readonly id: number } & ClientUser,
): Promise<DecidedCandidate | null> {
  const { rows } = await sql<DecidedCandidate>`
    select d.decision, d.decided_at, d.reason, u.name as decided_by
    from application a
    join application_decision d on d.application_id = a.id
    join open_position p on p.id = a.position_id
    left join app_user u on u.id = d.decided_by_user_id
    where a.id = ${id} and a.presented_at is not null and ${isOwnPosition(viewer)}`.execute(db);
  return rows[0] ?? null;
}

interface PresentedCandidate {
  readonly user_id: number;
  readonly id: number;
  readonly decision: string;
  readonly position_status: string;
  readonly has_chosen: boolean;
  readonly is_chosen: boolean;
}

/** Candidates who are with the companies of these users, with what decides for whom they wait. */
export async function presentedTo(db: Db, userIds: readonly number[]): Promise<PresentedCandidate[]> {
  const { rows } = await sql<PresentedCandidate>`
    select u.id as user_id, a.id, d.decision, p.status as position_status, u.has_chosen_positions as has_chosen,
      p.id in (select o.position_id from client_user_position o where o.user_id = u.id) as is_chosen
    from app_user u
    join open_position p on p.client_id = u.client_id
    join application a on a.position_id = p.id and a.stage = 'presented'
    join application_decision d on d.application_id = a.id
    where u.id = any (${[...userIds]}::integer[])`.execute(db);
  return rows;
}
