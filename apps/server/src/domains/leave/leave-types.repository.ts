import type { LeaveTypeRow } from '@muster/contract/domains/leave/leave-type-answers.ts';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Database } from '../../database/rows.generated.ts';
import { readTable } from '../../platform/table/read-table.ts';
import type { TablePage, TableQuery } from '../../platform/table/table-source.ts';

const blackoutsOfType = sql`
  (select coalesce(jsonb_agg(jsonb_build_object(
      'from', lower(b.valid), 'to', upper(b.valid) - 1, 'reason', b.reason) order by lower(b.valid)), '[]'::jsonb)
    from leave_type_blackout b where b.leave_type_id = t.id) as blackouts`;

const selected = sql`
  select t.id, t.version, t.name, t.code, t.paid_percent, t.color, t.unit, t.country, t.source, t.document_after_days,
    t.notice_days, t.visibility, t.client_class, t.gender, t.tenure_months, ${blackoutsOfType}, t.updated_at
  from leave_type t`;

export function readLeaveTypePage(db: Db, question: TableQuery): Promise<TablePage<LeaveTypeRow>> {
  return readTable<LeaveTypeRow>(db, { strategy: 'small', from: selected, order: sql`search_key(t.name)` }, question);
}

export async function readLeaveType(db: Db, id: number): Promise<LeaveTypeRow | undefined> {
  const { rows } = await sql<LeaveTypeRow>`${selected} where t.id = ${id}`.execute(db);
  return rows[0];
}

export async function leaveTypeChoices(db: Db): Promise<{ id: number; name: string; code: string }[]> {
  const { rows } = await sql<{ id: number; name: string; code: string }>`
    select t.id, t.name, t.code from leave_type t order by search_key(t.name), t.id`.execute(db);
  return rows;
}

/** What the form sets in the type's own row. */
export type LeaveTypeColumns = Omit<
  Required<Insertable<Database['leave_type']>>,
  'id' | 'version' | 'created_at' | 'updated_at'
>;

export async function insertLeaveType(db: Db, columns: LeaveTypeColumns): Promise<number> {
  return (await db.insertInto('leave_type').values(columns).returning('id').executeTakeFirstOrThrow()).id;
}

export async function updateLeaveTypeColumns(db: Db, id: number, columns: LeaveTypeColumns): Promise<void> {
  await db
    .updateTable('leave_type')
    .set((row) => ({ ...columns, version: row('version', '+', 1), updated_at: sql<string>`now()` }))
    .where('id', '=', id)
    .execute();
}

export type LockedLeaveType = Selectable<Database['leave_type']>;

export async function lockLeaveType(db: Db, id: number): Promise<LockedLeaveType | undefined> {
  return db.selectFrom('leave_type').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export type Blackout = LeaveTypeRow['blackouts'][number];

export async function readBlackouts(db: Db, id: number): Promise<readonly Blackout[]> {
  const { rows } = await sql<Pick<LeaveTypeRow, 'blackouts'>>`
    select ${blackoutsOfType} from leave_type t where t.id = ${id}`.execute(db);
  return rows[0]?.blackouts ?? [];
}

export async function replaceBlackouts(db: Db, id: number, blackouts: readonly Blackout[]): Promise<void> {
  await db.deleteFrom('leave_type_blackout').where('leave_type_id', '=', id).execute();
  await sql`
    insert into leave_type_blackout (leave_type_id, valid, reason)
    select ${id}::integer, daterange(given."from", given."to", '[]'), given.reason
    from jsonb_to_recordset(${JSON.stringify(blackouts)}::jsonb) as given ("from" date, "to" date, reason text)`.execute(
    db,
  );
}

/** Employees who have or had a balance of the type or asked for it, and policies that name it. */
export async function usesOfLeaveType(db: Db, id: number): Promise<{ employees: number; policies: number }> {
  const { rows } = await sql<{ employees: number; policies: number }>`
    select (select count(*)::integer from (
        select employee_id from leave_account where leave_type_id = ${id}
        union select employee_id from leave_request where leave_type_id = ${id}) e) as employees,
      (select count(distinct v.policy_id)::integer from leave_policy_line l join leave_policy_version v on v.id = l.version_id
        where l.leave_type_id = ${id}) as policies`.execute(db);
  return rows[0] ?? { employees: 0, policies: 0 };
}

export async function removeLeaveType(db: Db, id: number): Promise<void> {
  await db.deleteFrom('leave_type').where('id', '=', id).execute();
}
