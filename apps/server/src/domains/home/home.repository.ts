import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { holdsWords } from '../../platform/table/table-conditions.ts';

export interface EmployeeFigures {
  readonly active: number;
  readonly inactive: number;
  readonly separated: number;
  readonly incomplete_configuration: number;
  readonly started_this_month: number;
}

/** Counted from the read model of the list, so that a tile and the list that it opens agree. */
export async function employeeFigures(db: Db, monthStart: string): Promise<EmployeeFigures> {
  const { rows } = await sql<EmployeeFigures>`
    select
      count(*) filter (where status_group = 'active')::integer as active,
      count(*) filter (where status_group = 'inactive')::integer as inactive,
      count(*) filter (where status_group in ('termination', 'resignation'))::integer as separated,
      count(*) filter (where status_group = 'active' and missing <> 0)::integer as incomplete_configuration,
      (select count(*)::integer from employee e where e.deleted_at is null and e.start_date >= ${monthStart}::date
        and e.start_date < ${monthStart}::date + interval '1 month') as started_this_month
    from employee_list`.execute(db);
  return rows[0] ?? { active: 0, inactive: 0, separated: 0, incomplete_configuration: 0, started_this_month: 0 };
}

export async function clientFigures(db: Db): Promise<{ active: number; potential: number }> {
  const { rows } = await sql<{ active: number; potential: number }>`
    select count(*) filter (where status = 'Active')::integer as active,
      count(*) filter (where status = 'Potential')::integer as potential
    from client where deleted_at is null`.execute(db);
  return rows[0] ?? { active: 0, potential: 0 };
}

interface OutboxFigures {
  readonly mails: number;
  readonly messages: number;
  readonly failed_tasks: number;
}

/** Messages that are kept because no mail or SMS service is set up, and background tasks that failed repeatedly. */
export async function outboxFigures(db: Db): Promise<OutboxFigures> {
  const { rows } = await sql<OutboxFigures>`
    select (select count(*)::integer from mail_outbox where sent_at is null) as mails,
      (select count(*)::integer from sms_outbox where sent_at is null) as messages,
      (select count(*)::integer from event_outbox where parked_at is not null and delivered_at is null) as failed_tasks`.execute(
    db,
  );
  return rows[0] ?? { mails: 0, messages: 0, failed_tasks: 0 };
}

export async function unreadNotifications(db: Db, userId: number): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::integer as unread from notification where user_id = ${userId} and read_at is null
      and archived_at is null and is_listed`.execute(db);
  return rows[0]?.unread ?? 0;
}

/** Active accounts by employee. */
export async function accountsOf(db: Db, employeeIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ employee_id: number; id: number }>`
    select employee_id, id from app_user
    where employee_id = any (${[...employeeIds]}::integer[]) and deleted_at is null and status = 'active'`.execute(db);
  return new Map(rows.map(({ employee_id, id }) => [employee_id, id]));
}

interface FoundClientUser {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly client: { readonly id: number; readonly name: string };
}

/** Users of clients; every word occurs in the name or the mail. */
export async function findClientUsers(db: Db, words: readonly string[], most: number): Promise<FoundClientUser[]> {
  const { rows } = await sql<FoundClientUser>`
    select u.id, u.name, u.email::text as email, json_build_object('id', c.id, 'name', c.legal_business_name) as client
    from app_user u join client c on c.id = u.client_id and c.deleted_at is null
    where u.client_id is not null and u.deleted_at is null and ${holdsWords(words, sql`search_key(u.name || ' ' || u.email)`)}
    order by search_key(u.name), u.id limit ${most}`.execute(db);
  return rows;
}
