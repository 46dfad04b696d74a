import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export interface DownloadDay {
  readonly user_id: number;
  readonly name: string;
  /** In the home zone, YYYY-MM-DD. */
  readonly day: string;
  readonly people: number;
}

/**
 * Users who downloaded sensitive data of more than `most` people on a day since `since`, and are not noted for it yet. Several files of
 * one employee are about one person.
 */
export async function takeDownloadAlerts(
  db: Db,
  query: { readonly zone: string; readonly since: string; readonly most: number; readonly now: string },
): Promise<DownloadDay[]> {
  const { rows } = await sql<DownloadDay>`
    with downloads as (
      select actor_user_id as user_id, (at at time zone ${query.zone})::date as day, (details ->> 'downloaded_people')::bigint as people,
        case subject_kind when 'employee' then subject_id end as employee
      from activity_log
      where details ? 'downloaded_people' and at >= ${query.since} and actor_user_id is not null),
    taken as (
      select user_id, day, least(coalesce(sum(people) filter (where employee is null), 0) + count(distinct employee), 2147483647)::integer as people
      from downloads group by 1, 2
      having coalesce(sum(people) filter (where employee is null), 0) + count(distinct employee) > ${query.most}),
    noted as (
      insert into download_alert (user_id, day, people, sent_at)
      select user_id, day, people, ${query.now} from taken
      on conflict (user_id, day) do nothing
      returning user_id, day, people)
    select noted.user_id, u.name, noted.day::text as day, noted.people from noted join app_user u on u.id = noted.user_id`.execute(
    db,
  );
  return rows;
}

/** Of accounts that can sign in. */
export async function adminAccounts(
  db: Db,
): Promise<{ readonly id: number; readonly name: string; readonly email: string }[]> {
  const { rows } = await sql<{ id: number; name: string; email: string }>`
    select u.id, u.name, u.email from app_user u
    where u.deleted_at is null and u.status = 'active' and exists (
      select from user_role h join role r on r.id = h.role_id where h.user_id = u.id and r.name = 'admin')
    order by u.id`.execute(db);
  return rows;
}
