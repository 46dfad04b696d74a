import { clientAreaRoles } from '@muster/contract/roles.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export interface PlannedInterview {
  readonly id: number;
  readonly uuid: string;
  readonly previous_interview_id: number | null;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly timezone: string;
  readonly place: string | null;
  readonly calendar_uid: string;
  readonly position: string;
  readonly candidate_email: string | null;
}

/** What its guests may know of it. */
export async function plannedInterview(db: Db, id: number): Promise<PlannedInterview | undefined> {
  const { rows } = await sql<PlannedInterview>`
    select i.id, i.uuid::text as uuid, i.previous_interview_id, i.starts_at, i.ends_at, z.name as timezone, i.place, i.calendar_uid,
      p.title as position, k.email::text as candidate_email
    from interview i join timezone z on z.id = i.timezone_id join application a on a.id = i.application_id
      join open_position p on p.id = a.position_id left join candidate_private k on k.candidate_id = a.candidate_id
    where i.id = ${id}`.execute(db);
  return rows[0];
}

export interface InterviewGuest {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  /** Reads the interview in the client area. The others are on the recruitment screens of staff. */
  readonly is_in_area: boolean;
}

/** Those who take part and may still sign in. */
export async function interviewGuests(db: Db, interviewId: number): Promise<InterviewGuest[]> {
  const { rows } = await sql<InterviewGuest>`
    select u.id, u.name, u.email::text as email, u.client_id is not null and exists (select from user_role h
      join role r on r.id = h.role_id where h.user_id = u.id and r.name = any (${[...clientAreaRoles]}::text[])) as is_in_area
    from interview_attendee t join app_user u on u.id = t.user_id
    where t.interview_id = ${interviewId} and u.status = 'active' and u.deleted_at is null order by u.id`.execute(db);
  return rows;
}

export async function positionOfApplication(db: Db, id: number): Promise<number | undefined> {
  const row = await db.selectFrom('application').select('position_id').where('id', '=', id).executeTakeFirst();
  return row?.position_id;
}

interface DueReminder {
  readonly id: number;
  readonly is_last: boolean;
}

/**
 * Interviews that begin within a day, and within an hour, marked as reminded: another process takes others. Who books less than a day
 * ahead knows of it, and so gets the last reminder alone; less than an hour ahead, none.
 */
export async function takeDueReminders(db: Db, now: string, most: number): Promise<DueReminder[]> {
  const { rows } = await sql<DueReminder>`
    with due as (
      select i.id, i.starts_at <= ${now}::timestamptz + interval '1 hour' as is_last from interview i
      where i.status = 'Scheduled' and i.reminded_hour_before_at is null and i.starts_at > ${now}::timestamptz
        and i.starts_at <= ${now}::timestamptz + interval '24 hours'
        and case when i.starts_at <= ${now}::timestamptz + interval '1 hour' then i.booked_at <= i.starts_at - interval '1 hour'
          else i.reminded_day_before_at is null and i.booked_at <= i.starts_at - interval '24 hours' end
      order by i.starts_at, i.id limit ${most} for no key update skip locked
    )
    update interview i set
      reminded_day_before_at = case when due.is_last then i.reminded_day_before_at else ${now}::timestamptz end,
      reminded_hour_before_at = case when due.is_last then ${now}::timestamptz end
    from due where i.id = due.id returning i.id, due.is_last`.execute(db);
  return rows;
}
