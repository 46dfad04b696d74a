import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

interface ClientMove {
  readonly employeeId: number;
  readonly clientId: number;
  /** First and last day with the client; null: no end. */
  readonly from: string;
  readonly to: string | null;
}

/** Assignments to own shifts and rotations of other clients that include days of the move. They end the day before. */
export async function shiftsEndedBy(
  db: Db,
  { employeeId, clientId, from, to }: ClientMove,
): Promise<{ name: string; last_day: string }[]> {
  const { rows } = await sql<{ name: string; last_day: string }>`
    select coalesce(s.name, r.name) as name, (${from}::date - 1)::text as last_day
    from employee_shift a left join shift s on s.id = a.shift_id left join rotation r on r.id = a.rotation_id
    where a.employee_id = ${employeeId} and coalesce(s.client_id, r.client_id) <> ${clientId} and lower(a.valid) < ${from}::date
      and a.valid && daterange(${from}::date, ${to}::date, '[]')
    order by lower(a.valid)`.execute(db);
  return rows;
}
