import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { SubjectReach } from '../approvals/index.ts';
import { isReached, type SheetRow, sheetsWhere } from './timesheet-list.repository.ts';

export interface SubmittedSheet {
  readonly id: number;
  readonly client_id: number;
  readonly first_day: string;
}

/** Those of the timesheets that are submitted and within reach, without their totals. */
export async function submittedSheets(db: Db, ids: readonly number[], reach: SubjectReach): Promise<SubmittedSheet[]> {
  const { rows } = await sql<SubmittedSheet>`
    select s.id, e.client_id, s.first_day::text as first_day
    from timesheet s join employee e on e.id = s.employee_id and e.deleted_at is null
    where s.id = any (${[...ids]}::integer[]) and s.state = 'submitted' and ${isReached(reach)}
    order by s.id`.execute(db);
  return rows;
}

export async function sheetsById(db: Db, ids: readonly number[]): Promise<SheetRow[]> {
  const { rows } = await sql<SheetRow>`${sheetsWhere(sql`s.id = any (${[...ids]}::integer[])`)} order by s.id`.execute(
    db,
  );
  return rows;
}
