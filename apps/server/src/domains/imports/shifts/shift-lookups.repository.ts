import { sql } from 'kysely';
import type { Db } from '../../../database/db.ts';

export interface KnownShift {
  readonly id: number;
  readonly name: string;
  /** Null: available to all clients. */
  readonly client_id: number | null;
}

export async function readShifts(db: Db): Promise<KnownShift[]> {
  const { rows } = await sql<KnownShift>`
    select id, name, client_id from shift where deleted_at is null order by search_key(name), id`.execute(db);
  return rows;
}

export interface HeldShift {
  readonly employee_id: number;
  /** Null: a rotation. */
  readonly shift_id: number | null;
  /** Of the shift or the rotation. */
  readonly shift_name: string;
  readonly from: string;
  /** First day after it; null while it is open. */
  readonly until: string | null;
  readonly rest_days: readonly number[] | null;
}

/** The shifts of these employees today and later. */
export async function readHeldShifts(db: Db, employeeIds: readonly number[], today: string): Promise<HeldShift[]> {
  const { rows } = await sql<HeldShift>`
    select es.employee_id, es.shift_id, coalesce(s.name, r.name) as shift_name, lower(es.valid) as "from", upper(es.valid) as until, es.rest_days
    from employee_shift es left join shift s on s.id = es.shift_id left join rotation r on r.id = es.rotation_id
    where es.employee_id = any (${employeeIds}::integer[]) and (upper_inf(es.valid) or upper(es.valid) > ${today}::date)
    order by lower(es.valid)`.execute(db);
  return rows;
}
