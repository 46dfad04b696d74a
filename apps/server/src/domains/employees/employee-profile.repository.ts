import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export interface NamesAround {
  readonly office_address: string;
  readonly timezone_name: string;
}

/** The names behind the ids of an employee's record. */
export async function namesAround(db: Db, employeeId: number): Promise<NamesAround> {
  const { rows } = await sql<NamesAround>`
    select o.address as office_address, z.name as timezone_name
    from employee e join office o on o.id = e.office_id join timezone z on z.id = e.timezone_id
    where e.id = ${employeeId}`.execute(db);
  return rows[0] ?? { office_address: '', timezone_name: '' };
}
