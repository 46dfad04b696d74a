import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export interface EmployeeAccount {
  readonly id: number;
  readonly email: string;
}

/** Of accounts that can sign in. */
export async function accountsOfEmployee(db: Db, employeeId: number): Promise<EmployeeAccount[]> {
  const { rows } = await sql<EmployeeAccount>`
    select id, email from app_user
    where employee_id = ${employeeId} and deleted_at is null and status = 'active' order by id`.execute(db);
  return rows;
}
