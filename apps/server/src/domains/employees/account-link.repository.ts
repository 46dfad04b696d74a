import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

/** The employee with this work email whom no account belongs to; null without one. */
export async function employeeToLink(db: Db, email: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select e.id from employee e
    where e.deleted_at is null and e.work_email_key = lower(trim(${email}))
      and not exists (select from app_user u where u.employee_id = e.id and u.deleted_at is null)`.execute(db);
  return rows[0]?.id ?? null;
}
