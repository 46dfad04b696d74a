import type { Viewer } from '@muster/contract';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { isReached } from './interview-reach.repository.ts';

/** The application that somebody wants to book an interview for. */
export interface BookableApplication {
  readonly id: number;
  readonly candidate_id: number;
  readonly candidate: string;
  readonly position: string;
  readonly client_id: number;
  readonly owner_user_id: number | null;
  readonly stage: string;
}

/** A client reaches those that were presented to it for the positions of the viewer. */
export async function applicationToBook(db: Db, viewer: Viewer, id: number): Promise<BookableApplication | undefined> {
  const { rows } = await sql<BookableApplication>`
    select a.id, a.candidate_id, c.name as candidate, p.title as position, p.client_id, p.owner_user_id, a.stage
    from application a
    join candidate c on c.id = a.candidate_id
    join open_position p on p.id = a.position_id
    where a.id = ${id} and ${isReached(viewer)}`.execute(db);
  return rows[0];
}

export interface InterviewPerson {
  readonly id: number;
  /** The main account of somebody with accounts at several clients; else the account itself. */
  readonly person_id: number;
  readonly name: string;
  readonly side: 'client' | 'staff';
  readonly employee_id: number | null;
  readonly timezone: { readonly id: number; readonly name: string };
}

interface WantedPeople {
  readonly ids: readonly number[];
  readonly clientId: number;
  /** Of staff who may take part. */
  readonly roles: readonly string[];
}

/** Active users of the client, and staff with one of the roles. */
export async function interviewPeople(db: Db, { ids, clientId, roles }: WantedPeople): Promise<InterviewPerson[]> {
  const { rows } = await sql<InterviewPerson>`
    select u.id, coalesce(u.main_user_id, u.id) as person_id, u.name, u.employee_id,
      case when u.client_id = ${clientId} then 'client' else 'staff' end as side, json_build_object('id', z.id, 'name', z.name) as timezone
    from app_user u join timezone z on z.id = u.timezone_id
    where u.id = any (${[...ids]}::integer[]) and u.deleted_at is null and u.status = 'active'
      and (u.client_id = ${clientId} or u.client_id is null and exists (
        select from user_role h join role r on r.id = h.role_id where h.user_id = u.id and r.name = any (${[...roles]}::text[])))
    order by u.id`.execute(db);
  return rows;
}

interface Range {
  readonly from: string;
  readonly until: string;
}

/** The planned hours of employees, in order. */
export async function plannedHours(
  db: Db,
  employeeIds: readonly number[],
  { from, until }: Range,
): Promise<
  { readonly employee_id: number; readonly starts_at: string; readonly ends_at: string; readonly is_worked: boolean }[]
> {
  const { rows } = await sql<{ employee_id: number; starts_at: string; ends_at: string; is_worked: boolean }>`
    select s.employee_id, s.starts_at, s.ends_at, s.status in ('scheduled', 'swapped') as is_worked
    from employee_schedule s
    where s.employee_id = any (${[...employeeIds]}::integer[])
      and s.starts_at < ${until}::timestamptz and s.ends_at > ${from}::timestamptz
    order by s.starts_at`.execute(db);
  return rows;
}

interface TakenBy extends Range {
  readonly personIds: readonly number[];
  readonly candidateId: number;
  /** The interview that is moved: it gives its time up. */
  readonly movedId: number | null;
  readonly now: string;
}

/** What interviews take, and holds that have not expired. */
export async function takenTimes(
  db: Db,
  { personIds, candidateId, movedId, now, from, until }: TakenBy,
): Promise<{ readonly person_id: number | null; readonly starts_at: string; readonly ends_at: string }[]> {
  const { rows } = await sql<{ person_id: number | null; starts_at: string; ends_at: string }>`
    select t.person_user_id as person_id, t.starts_at, t.ends_at
    from interview_time t left join interview_hold h on h.id = t.hold_id
    where (t.person_user_id = any (${[...personIds]}::integer[]) or t.candidate_id = ${candidateId})
      and (t.hold_id is null or h.expires_at > ${now}::timestamptz) and (t.interview_id is null or t.interview_id is distinct from ${movedId}::integer)
      and t.starts_at < ${until}::timestamptz and t.ends_at > ${from}::timestamptz`.execute(db);
  return rows;
}
