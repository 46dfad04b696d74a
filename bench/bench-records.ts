import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

/** The records that the works use: chosen once, the same for every way of doing a work. */
export interface BenchRecords {
  /** Marks the employees that this run created. */
  readonly mark: string;
  readonly employeeIds: readonly number[];
  /** Full names that few employees have. */
  readonly rareNames: readonly string[];
  readonly clientId: number;
  readonly shiftId: number;
  readonly officeId: number;
}

/** Prefix of the number of every employee that a bench run created. */
export const createdMark = 'bench-';

export async function chooseRecords(pool: pg.Pool): Promise<BenchRecords> {
  const { rows } = await pool.query<Omit<BenchRecords, 'mark'>>(
    `select
      array(select employee_id from employee_list where status_group = 'active' order by uuid limit 500) as "employeeIds",
      array(select name from (select name, min(uuid::text) as place from employee_list where status_group = 'active'
        group by name having count(*) <= 3 order by place limit 200) rare) as "rareNames",
      (select min(id) from office) as "officeId", (select min(id) from shift where client_id is null) as "shiftId",
      (select min(c.id) from client c join client_invoice_config i on i.client_id = c.id and i.valid @> current_date
        where c.status = 'Active') as "clientId"`,
  );
  const [found] = rows;
  if (!found || found.rareNames.length === 0)
    throw new Error('The data holds too few employees: give --employees more.');
  return { ...found, mark: process.pid.toString(36) + performance.now().toFixed(0) };
}

/** Restores the data, so that the next run measures the same. */
export async function removeCreated(pool: pg.Pool): Promise<void> {
  const created = `(select id from employee where third_party_employee_id like '${createdMark}%')`;
  await forgetEvents(pool);
  for (const table of ['timesheet', 'attendance_day'])
    await pool.query(`delete from ${table} where employee_id in ${created}`);
  await pool.query(`delete from employee where id in ${created}`);
  await pool.query('delete from idempotency_key');
  for (const table of ['employee', 'employee_list', 'employee_search', 'employee_list_stripe'])
    await pool.query(`vacuum (analyze) ${table}`);
}

/** Work after a commit would still write rows of the employees to be removed, so a running job is awaited. */
async function forgetEvents(pool: pg.Pool): Promise<void> {
  while ((await pool.query('delete from event_outbox')).rowCount !== 0) await wait(200);
}
