import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { conditionsOf, type EmployeeListQuery, orderOf } from './employee-list-conditions.repository.ts';

export interface EmployeeListRow {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly position: string;
  readonly client_id: number;
  readonly client_name: string;
  readonly timezone_id: number;
  readonly timezone_name: string;
  readonly timezone_friendly_name: string;
  readonly shift_id: number | null;
  readonly shift_name: string;
  readonly personal_email: string | null;
  readonly primary_work_location: 'wfh' | 'wfo' | 'hybrid';
  readonly status_group: 'active' | 'inactive' | 'termination' | 'resignation';
  readonly reason: string | null;
  readonly clearance_status: string | null;
  readonly rehire: boolean | null;
  readonly birthdate: string | null;
  readonly missing: number;
  readonly photo_version: string | null;
}

export interface EmployeeListPage {
  readonly rows: readonly EmployeeListRow[];
  /** listVersion at the same moment; null where the page has no rows. */
  readonly version: number | null;
}

/** The ids come from an index alone, the thirty rows after them: deep pages cost little more than the first. */
export async function readPage(db: Db, query: EmployeeListQuery): Promise<EmployeeListPage> {
  const order = orderOf(query);
  const { rows } = await sql<EmployeeListRow & { list_version: number }>`
    with page as materialized (
      select l.employee_id from employee_list l where ${conditionsOf(query)}
      order by ${order} ${partOf(query)}
    )
    select l.employee_id as id, l.version, l.name, l.position, l.client_id, l.client_name, l.timezone_id, l.timezone_name,
      z.friendly_name as timezone_friendly_name, l.shift_id, l.shift_name, l.personal_email, l.primary_work_location,
      l.status_group, l.reason, l.clearance_status, l.rehire, e.birthdate, l.missing,
      left(md5(p.small_key), 12) as photo_version,
      (select employee_list_version()) as list_version
    from page
    join employee_list l on l.employee_id = page.employee_id
    join employee e on e.id = page.employee_id
    join timezone z on z.id = l.timezone_id
    left join employee_photo p on p.employee_id = page.employee_id
    order by ${order}`.execute(db);
  return { rows, version: rows[0]?.list_version ?? null };
}

/** As a literal, PostgreSQL plans such a page once; with a bound size it plans each time, which takes longer than reading. */
const firstPages: Readonly<Record<number, RawBuilder<unknown>>> = {
  30: sql`limit 30`,
  50: sql`limit 50`,
  100: sql`limit 100`,
};

function partOf({ first, rows }: EmployeeListQuery): RawBuilder<unknown> {
  const usual = first === 0 ? firstPages[rows] : undefined;
  return usual ?? sql`limit ${rows} offset ${first}`;
}

export async function countList(db: Db, query: EmployeeListQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from employee_list l where ${conditionsOf(query)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Grows with each committed change of the list; read it before the total that is kept with it. */
export async function listVersion(db: Db): Promise<number> {
  const { rows } = await sql<{ version: number }>`select employee_list_version() as version`.execute(db);
  return rows[0]?.version ?? 0;
}

export interface DropdownRow {
  readonly id: number;
  readonly name: string;
  readonly position: string;
}

/** People whose name or position holds the term, by name. */
export async function findActive(db: Db, query: EmployeeListQuery): Promise<DropdownRow[]> {
  const { rows } = await sql<DropdownRow>`
    select l.employee_id as id, l.name, l.position from employee_list l where ${conditionsOf(query)}
    order by ${orderOf(query)} limit ${query.rows}`.execute(db);
  return rows;
}

/** Brings the read model up to date within the transaction of the change. `asOf` is today in the home zone. */
export async function refreshList(db: Db, employeeIds: readonly number[], asOf: string): Promise<void> {
  await sql`select refresh_employee_list(${employeeIds}::integer[], ${asOf}::date)`.execute(db);
}

/** Refreshes the employees of a renamed client, former ones included. */
export async function refreshListOfClient(db: Db, clientId: number, asOf: string): Promise<void> {
  await sql`
    select refresh_employee_list(array(select id from employee where client_id = ${clientId}), ${asOf}::date)`.execute(
    db,
  );
}

/** Refreshes all rows in one statement; 100,000 take some seconds. */
export async function refreshWholeList(db: Db, asOf: string): Promise<void> {
  await sql`set local statement_timeout = '120s'`.execute(db);
  await sql`select refresh_employee_list_all(${asOf}::date)`.execute(db);
}
