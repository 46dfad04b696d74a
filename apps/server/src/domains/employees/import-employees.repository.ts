import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { type EmployeeColumns, employeeColumnNames, guardedColumns } from './employee-write.repository.ts';
import type { SealedColumns } from './sensitive-record.ts';

export interface ImportedPolicy {
  readonly kind: 'leave' | 'holiday' | 'occurrence_points';
  readonly policyId: number;
  readonly from: string;
  readonly source: 'import' | 'policy default';
}

export interface ImportedEmployee {
  readonly uuid: string;
  readonly columns: EmployeeColumns;
  readonly clientId: number;
  readonly policies: readonly ImportedPolicy[];
  readonly sensitive: SealedColumns;
}

/** Inserts many employees and their first rows in one statement. Returns the ids in the given order. */
export async function insertEmployees(
  db: Db,
  given: readonly ImportedEmployee[],
  actor: { readonly userId: number; readonly name: string },
): Promise<number[]> {
  const columns = sql.join(employeeColumnNames.map((name) => sql.ref(name)));
  const people = given.map(({ uuid, columns, clientId }) => ({ uuid, client_id: clientId, ...columns }));
  const guarded = given.flatMap(({ uuid, sensitive }) =>
    Object.keys(sensitive).length > 0 ? [{ uuid, record: sensitive }] : [],
  );
  const policies = given.flatMap(({ uuid, policies }) => policies.map((policy) => ({ uuid, ...policy })));
  const { rows } = await sql<{ id: number; uuid: string }>`
    with added as (
      insert into employee (uuid, client_id, ${columns})
      select uuid, client_id, ${columns} from jsonb_populate_recordset(null::employee, ${JSON.stringify(people)}::jsonb)
      returning id, uuid, client_id, start_date, orientation_date),
    open_period as (
      insert into employee_active_date (employee_id, start_date, orientation_date)
      select id, start_date, orientation_date from added),
    first_status as (
      insert into employee_status_history (employee_id, to_status_type_id, effective_on, actor_user_id, actor_name)
      select id, 1, start_date, ${actor.userId}::integer, ${actor.name} from added),
    placed as (
      insert into employee_client (employee_id, client_id, valid, source, created_by_user_id)
      select id, client_id, daterange(start_date, null), 'import', ${actor.userId}::integer from added),
    ruled as (
      insert into employee_policy (employee_id, kind, policy_id, valid, source, created_by_user_id)
      select added.id, p.kind, p."policyId", daterange(p.from, null), p.source, ${actor.userId}::integer
      from added join jsonb_to_recordset(${JSON.stringify(policies)}::jsonb)
        as p (uuid uuid, kind text, "policyId" integer, "from" date, source text) using (uuid))
    ${insertingGuarded(guarded)}
    select id, uuid from added`.execute(db);
  const idByUuid = new Map(rows.map(({ id, uuid }) => [uuid, id]));
  return given.map(({ uuid }) => {
    const id = idByUuid.get(uuid);
    if (id === undefined) throw new Error('A new employee of the import was not stored.');
    return id;
  });
}

function insertingGuarded(rows: readonly object[]): RawBuilder<unknown> {
  if (rows.length === 0) return sql``;
  const columns = sql.join(guardedColumns.map((name) => sql.ref(name)));
  return sql`, guarded as (
    insert into employee_sensitive (employee_id, ${columns})
    select added.id, ${columns}
    from added join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (uuid uuid, record jsonb) using (uuid)
    cross join lateral jsonb_populate_record(null::employee_sensitive, given.record))`;
}

/** Keeps other writers of these employees waiting until the transaction ends. */
export async function lockEmployees(db: Db, ids: readonly number[]): Promise<void> {
  await sql`select id from employee where id = any (${ids}::integer[]) order by id for update`.execute(db);
}
