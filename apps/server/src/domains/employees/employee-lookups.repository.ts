import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { type Condition, conditionsOf, type EmployeeListQuery } from './employee-list-conditions.repository.ts';

export interface LookupRow {
  readonly id: number;
  readonly name: string;
  readonly position: string;
  readonly client_id: number;
  readonly client_name: string;
  readonly status_group: 'active' | 'inactive' | 'termination' | 'resignation';
  readonly user_id: number | null;
}

export interface LookupPage {
  readonly rows: readonly LookupRow[];
  readonly total: number;
}

export interface LookupQuestion {
  readonly list: EmployeeListQuery;
  /** Only the provider's own staff. */
  readonly isInternal?: boolean;
}

/** A page of people by name, with the total. */
export async function findPeople(db: Db, { list, isInternal = false }: LookupQuestion): Promise<LookupPage> {
  const which = sql<SqlBool>`${conditionsOf(list)} and ${isInternal ? internalStaff : sql`true`}`;
  const { rows } = await sql<LookupRow>`${selected(which)} order by l.name_key, l.employee_id
    limit ${list.rows} offset ${list.first}`.execute(db);
  const isWhole = rows.length < list.rows && (rows.length > 0 || list.first === 0);
  return { rows, total: isWhole ? list.first + rows.length : await countPeople(db, which) };
}

/** The employee of an account; undefined where there is none that the viewer may see. */
export async function findByAccount(
  db: Db,
  userId: number,
  query: EmployeeListQuery,
): Promise<(LookupRow & { readonly user_id: number }) | undefined> {
  const which = sql<SqlBool>`${conditionsOf(query)} and u.id = ${userId}`;
  const { rows } = await sql<LookupRow & { user_id: number }>`${selected(which)}`.execute(db);
  return rows[0];
}

const internalStaff = sql.raw(
  'l.employee_id in (select i.id from employee i where i.internal_staff_flag and i.deleted_at is null)',
);

const selected = (which: Condition): RawBuilder<unknown> => sql`
  select l.employee_id as id, l.name, l.position, l.client_id, l.client_name, l.status_group, u.id as user_id
  from employee_list l left join app_user u on u.employee_id = l.employee_id and u.deleted_at is null
  where ${which}`;

async function countPeople(db: Db, which: Condition): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from employee_list l where ${which}`.execute(db);
  return rows[0]?.total ?? 0;
}
