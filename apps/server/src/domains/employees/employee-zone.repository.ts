import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

/** The IANA name of the zone in which an employee works; undefined for a deleted one. */
export async function zoneOfEmployee(db: Db, employeeId: number): Promise<string | undefined> {
  const { rows } = await sql<{ zone: string }>`
    select z.name as zone from employee e join timezone z on z.id = e.timezone_id
    where e.id = ${employeeId} and e.deleted_at is null`.execute(db);
  return rows[0]?.zone;
}
