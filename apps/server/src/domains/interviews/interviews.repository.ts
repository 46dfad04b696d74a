import type { Viewer } from '@muster/contract';
import type {
  InterviewRecord,
  InterviewRow,
  ListedInterview,
  UpcomingInterview,
} from '@muster/contract/domains/interviews/interview-answers.ts';
import { stagesWithTheClient } from '@muster/contract/domains/interviews/interview-state.rules.ts';
import { scopeOf } from '@muster/contract/scope.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { readTable } from '../../platform/table/read-table.ts';
import type { SmallSource, TablePage, TableQuery } from '../../platform/table/table-source.ts';
import { isReached } from './interview-reach.repository.ts';
import type { LockedInterview, StoredFeedback, StoredInterview } from './stored-interview.ts';
import { isToReport } from './waiting-interviews.repository.ts';

const rowFields = sql`i.id, i.uuid::text as uuid, c.name as candidate, p.title as position,
  coalesce(l.legal_business_name, '') as client, i.starts_at, i.ends_at, z.name as timezone, i.kind, i.method, i.status`;
const joins = sql`from interview i
  join timezone z on z.id = i.timezone_id
  join application a on a.id = i.application_id
  join candidate c on c.id = a.candidate_id
  join open_position p on p.id = a.position_id
  left join client l on l.id = p.client_id`;

const phaseFor = ({ userId }: Viewer, now: string) => sql`case
  when i.status = 'Scheduled' and i.ends_at > ${now}::timestamptz then 'upcoming'
  when ${isToReport(now)} and exists (select from interview_attendee t where t.interview_id = i.id and t.user_id = ${userId})
    and not exists (select from interview_feedback f where f.interview_id = i.id and f.user_id = ${userId}) then 'feedback'
  else 'past' end`;

const sourceFor = (viewer: Viewer, now: string): SmallSource => ({
  strategy: 'small',
  from: sql`select ${rowFields}, ${phaseFor(viewer, now)} as phase ${joins} where ${isReached(viewer)}`,
  order: sql`case when t.status = 'Scheduled' and t.ends_at > ${now}::timestamptz then t.starts_at end nulls last,
    t.starts_at desc, t.id desc`,
  tally: 'phase',
  columns: {},
});

/** What is still to come first, the next at the top; then the latest. `now`: an instant. */
export const readInterviewPage = (
  db: Db,
  viewer: Viewer,
  question: TableQuery,
  now: string,
): Promise<TablePage<ListedInterview>> => readTable<ListedInterview>(db, sourceFor(viewer, now), question);

/** Staff: in which the viewer takes part, and of positions that the viewer owns. */
const isOwn = (viewer: Viewer) =>
  scopeOf(viewer).kind === 'staff'
    ? sql`(p.owner_user_id = ${viewer.userId} or exists (select from interview_attendee t
        where t.interview_id = i.id and t.user_id = ${viewer.userId}))`
    : sql`true`;

/** Planned ones that have not ended, the next first. */
export async function upcomingInterviews(
  db: Db,
  viewer: Viewer,
  { now, most }: { readonly now: string; readonly most: number },
): Promise<UpcomingInterview[]> {
  const { rows } = await sql<UpcomingInterview>`select ${rowFields}, i.place ${joins}
    where ${isReached(viewer)} and ${isOwn(viewer)} and i.status = 'Scheduled' and i.ends_at > ${now}::timestamptz
    order by i.starts_at, i.id limit ${most}`.execute(db);
  return rows;
}

/** Planned and held ones of the week that begins on a day, in any zone. */
export async function interviewsOfWeek(
  db: Db,
  viewer: Viewer,
  { first, most }: { readonly first: string; readonly most: number },
): Promise<InterviewRow[]> {
  const { rows } = await sql<InterviewRow>`select ${rowFields} ${joins}
    where ${isReached(viewer)} and i.status in ('Scheduled', 'Completed', 'follow-up')
      and i.starts_at >= (${first}::date - 1)::timestamp at time zone 'UTC' and i.starts_at < (${first}::date + 8)::timestamp at time zone 'UTC'
    order by i.starts_at, i.id limit ${most}`.execute(db);
  return rows;
}

export const interviewById = (db: Db, viewer: Viewer, id: number) => interviewWhere(db, viewer, sql`i.id = ${id}`);
export const interviewByUuid = (db: Db, viewer: Viewer, uuid: string) =>
  interviewWhere(db, viewer, sql`i.uuid = ${uuid}`);

async function interviewWhere(
  db: Db,
  viewer: Viewer,
  where: RawBuilder<unknown>,
): Promise<StoredInterview | undefined> {
  const { rows } = await sql<StoredInterview>`
    select ${rowFields}, i.version, i.application_id, a.candidate_id, a.uuid::text as application_uuid, p.client_id, i.place,
      i.outcome, i.end_reason, i.override_reason, i.booked_at,
      a.stage::text = any(${[...stagesWithTheClient]}::text[]) as is_bookable
    ${joins} where ${where} and ${isReached(viewer)}`.execute(db);
  return rows[0];
}

/** Earlier and later times of the same interview and its follow-ups, the earliest first. */
export async function linkedInterviews(db: Db, id: number): Promise<InterviewRecord['linked']> {
  const { rows } = await sql<InterviewRecord['linked'][number]>`
    with recursive earlier as (
      select i.id, i.previous_interview_id from interview i where i.id = ${id}
      union select i.id, i.previous_interview_id from interview i join earlier e on i.id = e.previous_interview_id
    ), later as (
      select i.id from interview i where i.id = ${id}
      union select i.id from interview i join later l on i.previous_interview_id = l.id
    )
    select i.id, i.uuid::text as uuid, i.starts_at, i.ends_at, i.status from interview i
    where i.id <> ${id} and (i.id in (select id from earlier) or i.id in (select id from later)) order by i.id`.execute(
    db,
  );
  return rows;
}

export async function attendeesOf(db: Db, id: number): Promise<InterviewRecord['attendees']> {
  const { rows } = await sql<InterviewRecord['attendees'][number]>`
    select u.id, u.name, t.side from interview_attendee t join app_user u on u.id = t.user_id
    where t.interview_id = ${id} order by t.side, u.name, u.id`.execute(db);
  return rows;
}

export async function isAttendee(db: Db, interviewId: number, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('interview_attendee')
    .select('id')
    .where('interview_id', '=', interviewId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function bookerOf(db: Db, id: number): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select u.name from interview i join app_user u on u.id = i.booked_by_user_id where i.id = ${id}`.execute(db);
  return rows[0]?.name ?? '';
}

/** Row security leaves a client that of its own side. */
export async function feedbackOn(db: Db, id: number): Promise<StoredFeedback[]> {
  const { rows } = await sql<StoredFeedback>`
    select f.id, f.user_id, coalesce(u.name, '') as author, f.side, f.rating, f.body, f.written_at
    from interview_feedback f left join app_user u on u.id = f.user_id
    where f.interview_id = ${id} order by f.written_at, f.id`.execute(db);
  return rows;
}

export async function lockInterview(db: Db, viewer: Viewer, id: number): Promise<LockedInterview | undefined> {
  const { rows } = await sql<LockedInterview>`
    select i.id, i.uuid::text as uuid, i.version, i.application_id, a.candidate_id, p.client_id, p.title as position, i.starts_at,
      i.kind, i.method, i.place, i.status, i.timezone_id, i.calendar_uid, i.sequence
    from interview i join application a on a.id = i.application_id join open_position p on p.id = a.position_id
    where i.id = ${id} and ${isReached(viewer)} for update of i`.execute(db);
  return rows[0];
}

interface AttendeeChoice {
  readonly id: number;
  readonly name: string;
  readonly side: 'client' | 'staff';
  readonly has_availability: boolean;
}

/** Active users of the client; with roles, staff who hold one of them. */
export async function attendeeChoices(
  db: Db,
  { clientId, roles }: { readonly clientId: number; readonly roles: readonly string[] },
): Promise<AttendeeChoice[]> {
  const { rows } = await sql<AttendeeChoice>`
    select u.id, u.name, case when u.client_id is null then 'staff' else 'client' end as side,
      u.client_id is null or exists (select from availability v where v.user_id = u.id) as has_availability
    from app_user u
    where u.deleted_at is null and u.status = 'active' and (u.client_id = ${clientId}
      or u.client_id is null and exists (select from user_role h join role r on r.id = h.role_id
        where h.user_id = u.id and r.name = any (${[...roles]}::text[])))
    order by side, search_key(u.name), u.id`.execute(db);
  return rows;
}
