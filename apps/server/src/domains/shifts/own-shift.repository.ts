import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

interface ClientMove {
  readonly employeeId: number;
  readonly clientId: number;
  /** First and last day with the client; null: no end. */
  readonly from: string;
  readonly to: string | null;
}

/** Assignments to own shifts of other clients that include days of the move. They end the day before. */
export async function shiftsEndedBy(
  db: Db,
  { employeeId, clientId, from, to }: ClientMove,
): Promise<{ name: string; last_day: string }[]> {
  const { rows } = await sql<{ name: string; last_day: string }>`
    select s.name, (${from}::date - 1)::text as last_day
    from employee_shift a join shift s on s.id = a.shift_id
    where a.employee_id = ${employeeId} and s.client_id <> ${clientId} and lower(a.valid) < ${from}::date
      and a.valid && daterange(${from}::date, ${to}::date, '[]')
    order by lower(a.valid)`.execute(db);
  return rows;
}
