import type { Viewer } from '@muster/contract';
import type {
  ApplicationToBook,
  InterviewToReport,
} from '@muster/contract/domains/interviews/waiting-interview-answers.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { isReached } from './interview-reach.repository.ts';

export type EndedInterview = Omit<InterviewToReport, 'is_in_area'> & { readonly ends_at: string };
export type WaitingApplication = ApplicationToBook & { readonly since: string };

interface Wanted {
  readonly now: string;
  /** Null: all. */
  readonly ids: readonly number[] | null;
}

const isWanted = (column: 'i.id' | 'a.id', ids: readonly number[] | null) =>
  ids === null ? sql`true` : sql`${sql.ref(column)} = any (${[...ids]}::integer[])`;

/** Whether the interview `i` of the application `a` is over and took place, while the candidate is with the client. `now`: an instant. */
export const isToReport = (
  now: string,
): RawBuilder<SqlBool> => sql<SqlBool>`(i.status in ('Scheduled', 'Completed', 'follow-up')
  and i.outcome is distinct from 'no-show' and i.ends_at <= ${now}::timestamptz and a.stage in ('presented', 'interview', 'offered'))`;

/** Ended interviews that the viewer took part in and said nothing about, while the candidate is with the client. The longest first. */
export async function interviewsToReport(db: Db, viewer: Viewer, { now, ids }: Wanted): Promise<EndedInterview[]> {
  const { rows } = await sql<EndedInterview>`
    select i.id, i.uuid::text as uuid, c.name as candidate, p.title as position, coalesce(l.legal_business_name, '') as client,
      i.starts_at, i.ends_at, z.name as timezone
    from interview_attendee t
    join interview i on i.id = t.interview_id
    join timezone z on z.id = i.timezone_id
    join application a on a.id = i.application_id
    join candidate c on c.id = a.candidate_id
    join open_position p on p.id = a.position_id
    left join client l on l.id = p.client_id
    where t.user_id = ${viewer.userId} and ${isReached(viewer)} and ${isWanted('i.id', ids)} and ${isToReport(now)}
      and not exists (select from interview_feedback f where f.interview_id = i.id and f.user_id = t.user_id)
    order by i.ends_at, i.id`.execute(db);
  return rows;
}

/** When the viewer gave feedback on an interview; undefined if the viewer took no part in it. */
export async function ownReport(
  db: Db,
  viewer: Viewer,
  id: number,
): Promise<{ readonly written_at: string | null } | undefined> {
  const { rows } = await sql<{ written_at: string | null }>`
    select f.written_at from interview_attendee t
    join interview i on i.id = t.interview_id join application a on a.id = i.application_id join open_position p on p.id = a.position_id
    left join interview_feedback f on f.interview_id = i.id and f.user_id = t.user_id
    where t.interview_id = ${id} and t.user_id = ${viewer.userId} and ${isReached(viewer)}`.execute(db);
  return rows[0];
}

/** Positions of the viewer, and those whose owner cannot sign in or that have none. */
const isOwned = ({ userId }: Viewer) => sql`coalesce((select u.id from app_user u
  where u.id = p.owner_user_id and u.status = 'active' and u.deleted_at is null), ${userId}) = ${userId}`;

const isMet = sql`exists (select from interview m
  where m.application_id = a.id and m.status in ('Scheduled', 'Completed', 'follow-up'))`;

/** Candidates whom a client wants to meet, without an interview. The longest first. */
export async function applicationsToBook(
  db: Db,
  viewer: Viewer,
  ids: readonly number[] | null,
): Promise<WaitingApplication[]> {
  const { rows } = await sql<WaitingApplication>`
    select a.id, a.candidate_id, c.name as candidate, p.title as position, coalesce(l.legal_business_name, '') as client,
      u.name as decided_by, e.end_reason as cancelled_because, coalesce(e.ended_at, d.decided_at, a.stage_since) as since
    from application a
    join application_decision d on d.application_id = a.id
    join candidate c on c.id = a.candidate_id
    join open_position p on p.id = a.position_id
    left join client l on l.id = p.client_id
    left join app_user u on u.id = d.decided_by_user_id and d.decision = 'wants interview'
    left join lateral (select x.end_reason, x.ended_at from interview x where x.application_id = a.id and x.status = 'Cancelled'
      order by x.ended_at desc limit 1) e on true
    where ${isReached(viewer)} and ${isOwned(viewer)} and ${isWanted('a.id', ids)} and not ${isMet}
      and (a.stage = 'interview' or a.stage = 'presented' and d.decision = 'wants interview')
      and p.status in ('sourcing', 'pending interviews')
    order by since, a.id`.execute(db);
  return rows;
}

interface BookedInterview {
  readonly by: string | null;
  readonly at: string | null;
}

/** Who booked the interview of an application of the viewer's positions; without one, nobody. Undefined: it never waited. */
export async function bookedFor(db: Db, viewer: Viewer, id: number): Promise<BookedInterview | undefined> {
  const { rows } = await sql<BookedInterview>`
    select u.name as by, i.booked_at as at
    from application a
    join application_decision d on d.application_id = a.id
    join open_position p on p.id = a.position_id
    left join lateral (select m.booked_by_user_id, m.booked_at from interview m where m.application_id = a.id
      and m.status in ('Scheduled', 'Completed', 'follow-up') order by m.id desc limit 1) i on true
    left join app_user u on u.id = i.booked_by_user_id
    where a.id = ${id} and ${isReached(viewer)} and ${isOwned(viewer)}
      and (i.booked_at is not null or d.decision = 'wants interview')`.execute(db);
  return rows[0];
}

/** Those for whom interviews of an application may begin or cease to wait. `roles`: of staff where the position has no owner. */
export async function usersWaitingFor(db: Db, applicationId: number, roles: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select t.user_id as id from interview_attendee t join interview i on i.id = t.interview_id
    where i.application_id = ${applicationId}
    union select p.owner_user_id from application a join open_position p on p.id = a.position_id
    where a.id = ${applicationId} and p.owner_user_id is not null
    union select h.user_id from application a join open_position p on p.id = a.position_id
      join role r on r.name = any (${[...roles]}::text[]) join user_role h on h.role_id = r.id
    where a.id = ${applicationId} and p.owner_user_id is null`.execute(db);
  return rows.map(({ id }) => id);
}

interface AttendedInterview {
  readonly user_id: number;
  readonly id: number;
  readonly status: string;
  readonly outcome: string | null;
  readonly has_ended: boolean;
  readonly stage: string;
  readonly has_feedback: boolean;
  /** Whether the position is one that the client user sees. */
  readonly is_own: boolean;
}

/** Interviews that these users took part in, with what decides whether they are asked for feedback. */
export async function attendedBy(
  db: Db,
  { userIds, now }: { readonly userIds: readonly number[]; readonly now: string },
): Promise<AttendedInterview[]> {
  const { rows } = await sql<AttendedInterview>`
    select u.id as user_id, i.id, i.status, i.outcome, i.ends_at <= ${now}::timestamptz as has_ended, a.stage,
      u.id in (select f.user_id from interview_feedback f where f.interview_id = i.id) as has_feedback,
      coalesce(p.client_id = u.client_id, false) and (not u.has_chosen_positions
        or p.id in (select o.position_id from client_user_position o where o.user_id = u.id)) as is_own
    from app_user u
    join interview_attendee t on t.user_id = u.id
    join interview i on i.id = t.interview_id
    join application a on a.id = i.application_id
    join open_position p on p.id = a.position_id
    where u.id = any (${[...userIds]}::integer[])`.execute(db);
  return rows;
}

interface WishedMeeting {
  readonly id: number;
  /** Of the position; null for one who does not sign in. */
  readonly owner_user_id: number | null;
  readonly interviews: readonly string[];
}

/** Candidates of positions that ask for something whom the client wants to meet, with the states of their interviews. */
export async function wishedMeetings(db: Db): Promise<WishedMeeting[]> {
  const { rows } = await sql<WishedMeeting>`
    select a.id, o.id as owner_user_id, array(select m.status from interview m where m.application_id = a.id) as interviews
    from open_position p
    join application a on a.position_id = p.id
    join application_decision d on d.application_id = a.id
    left join app_user o on o.id = p.owner_user_id and o.status = 'active' and o.deleted_at is null
    where p.status in ('sourcing', 'pending interviews') and (a.stage, d.decision = 'wants interview') in (
      ('presented', true), ('interview', true), ('interview', false))`.execute(db);
  return rows;
}
