import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { SubjectReach } from '../approvals/index.ts';
import { isReached } from './timesheet-list.repository.ts';

export interface SheetPeriod {
  readonly id: number;
  readonly client_id: number;
  readonly first_day: string;
}

/** Those of the timesheets that are within reach, without their totals. */
export async function sheetPeriods(db: Db, ids: readonly number[], reach: SubjectReach): Promise<SheetPeriod[]> {
  const { rows } = await sql<SheetPeriod>`
    select s.id, e.client_id, s.first_day::text as first_day
    from timesheet s join employee e on e.id = s.employee_id and e.deleted_at is null
    where s.id = any (${[...ids]}::integer[]) and ${isReached(reach)}
    order by s.id`.execute(db);
  return rows;
}

export async function sheetIdsOfPeriod(
  db: Db,
  { clientId, firstDay }: { readonly clientId: number; readonly firstDay: string },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select s.id from timesheet s join employee e on e.id = s.employee_id and e.deleted_at is null
    where e.client_id = ${clientId} and s.first_day = ${firstDay}::date order by s.id`.execute(db);
  return rows.map(({ id }) => id);
}
