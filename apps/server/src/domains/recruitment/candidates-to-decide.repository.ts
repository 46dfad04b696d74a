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
      select a.id, a.uuid::text as uuid, c.name, c.headline, c.home_place, a.presented_at, d.version as decision_version,
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
