import { sensitiveFields } from '@muster/contract/domains/employees/employees.constants.ts';
import { type OpenPlainField, openPlainFields } from '@muster/contract/domains/employees/plain-fields.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { SealedColumns } from './sensitive-record.ts';

/** Column values of `employee` as they are written; the API's `201_complete` is `file_201_complete` here. */
export interface EmployeeColumns extends Readonly<Record<OpenPlainField, string | null>> {
  readonly name: string;
  readonly third_party_employee_id: string;
  readonly timezone_id: number;
  readonly position: string;
  readonly client_position: string | null;
  readonly work_email: string;
  readonly work_phone: string | null;
  readonly client_email: string | null;
  readonly office_id: number;
  readonly primary_work_location: 'wfh' | 'wfo' | 'hybrid';
  readonly secondary_work_location: 'wfh' | 'wfo' | 'hybrid';
  readonly birthdate: string | null;
  readonly start_date: string;
  readonly orientation_date: string;
  readonly payment_method: 'Bank Account' | 'Cash';
  readonly internal_staff_flag: boolean;
  readonly file_201_complete: boolean;
  readonly is_salaried: boolean;
  readonly is_infraction_exempted: boolean;
}

/** Columns that a new employee gets from a request or an import. */
export const employeeColumnNames = [
  'name',
  'third_party_employee_id',
  'timezone_id',
  'position',
  'client_position',
  'work_email',
  'work_phone',
  'client_email',
  'office_id',
  ...openPlainFields,
  'primary_work_location',
  'secondary_work_location',
  'birthdate',
  'start_date',
  'orientation_date',
  'payment_method',
  'internal_staff_flag',
  'file_201_complete',
  'is_salaried',
  'is_infraction_exempted',
] as const satisfies readonly (keyof EmployeeColumns)[];

export interface NewEmployee {
  readonly uuid: string;
  readonly columns: EmployeeColumns;
  readonly clientId: number;
  /** Null if it waits for a second person. */
  readonly cost: {
    readonly from: string;
    readonly to: string | null;
    readonly cents: number;
    readonly currencyId: number;
  } | null;
  readonly sensitive: SealedColumns;
  readonly actor: { readonly userId: number; readonly name: string };
}

export interface StoredEmployee {
  readonly id: number;
  /** Whether somebody of the provider's side signs in with the work email, as far as the caller sees accounts. */
  readonly hasAccount: boolean;
}

/** The employee and its first rows in one statement: employment period, client, cost and default policies. */
export async function insertEmployee(db: Db, given: NewEmployee): Promise<StoredEmployee> {
  const { columns } = given;
  const start = columns.start_date;
  const names = sql.join(employeeColumnNames.map((name) => sql.ref(name)));
  const values = sql.join(employeeColumnNames.map((name) => sql`${columns[name]}`));
  const { rows } = await sql<StoredEmployee>`
    with added as (
      insert into employee (uuid, client_id, ${names}) values (${given.uuid}, ${given.clientId}, ${values})
      returning id),
    open_period as (
      insert into employee_active_date (employee_id, start_date, orientation_date)
      select id, ${start}::date, ${columns.orientation_date}::date from added),
    first_status as (
      insert into employee_status_history (employee_id, to_status_type_id, effective_on, actor_user_id, actor_name)
      select id, 1, ${start}::date, ${given.actor.userId}::integer, ${given.actor.name} from added),
    placed as (
      insert into employee_client (employee_id, client_id, valid, created_by_user_id)
      select id, ${given.clientId}::integer, daterange(${start}::date, null), ${given.actor.userId}::integer from added),
    priced as (
      insert into employee_cost (employee_id, amount_cents, currency_id, valid, entered_until, created_by_user_id)
      select id, ${given.cost?.cents ?? null}::integer, ${given.cost?.currencyId ?? null}::integer,
        daterange(${given.cost?.from ?? null}::date, ${given.cost?.to ?? null}::date, '[]'), ${given.cost?.to ?? null}::date + 1,
        ${given.actor.userId}::integer from added where ${given.cost !== null}::boolean),
    ruled as (
      insert into employee_policy (employee_id, kind, policy_id, valid, source, created_by_user_id)
      select added.id, d.kind, d.policy_id,
        daterange(case when d.kind = 'holiday' then date_trunc('year', ${start}::date)::date else ${start}::date end, null),
        'policy default', ${given.actor.userId}::integer
      from added join client_policy_default d on d.client_id = ${given.clientId} and d.valid @> ${start}::date)
    ${guarded(given.sensitive)}
    select id, exists (
      select from app_user u where u.email_key = lower(${columns.work_email}) and u.client_id is null and u.deleted_at is null
    ) as "hasAccount" from added`.execute(db);
  const stored = rows[0];
  if (!stored) throw new Error('The new employee was not stored.');
  return stored;
}

/** Of employee_sensitive, as they are written. */
export const guardedColumns = [
  ...sensitiveFields,
  'bank_account_no_index',
  'sss_index',
  'pagibig_index',
  'tin_index',
  'phic_index',
] as const satisfies readonly (keyof SealedColumns)[];

function guarded(columns: SealedColumns): RawBuilder<unknown> {
  if (Object.keys(columns).length === 0) return sql``;
  const names = guardedColumns.map((name) => sql.ref(name));
  const values = guardedColumns.map((name) => sql`${columns[name] ?? null}::text`);
  return sql`, guarded as (
    insert into employee_sensitive (employee_id, ${sql.join(names)}) select id, ${sql.join(values)} from added)`;
}

/** Updates only the given columns: omitted fields keep their values. */
export async function writeSensitive(db: Db, employeeId: number, columns: SealedColumns): Promise<void> {
  if (Object.keys(columns).length === 0) return;
  await db
    .insertInto('employee_sensitive')
    .values({ employee_id: employeeId, ...columns })
    .onConflict((conflict) => conflict.column('employee_id').doUpdateSet({ ...columns, updated_at: sql`now()` }))
    .execute();
}

export async function updateColumns(
  db: Db,
  id: number,
  columns: Partial<EmployeeColumns> & { client_id?: number },
): Promise<void> {
  await db
    .updateTable('employee')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1), updated_at: sql`now()` }))
    .where('id', '=', id)
    .execute();
}

/** Carries a corrected start or orientation day into the open employment period. */
export async function updateOpenEmploymentPeriod(
  db: Db,
  employeeId: number,
  start: string,
  orientation: string,
): Promise<void> {
  await sql`
    update employee_active_date set start_date = ${start}::date, orientation_date = ${orientation}::date, version = version + 1
    where employee_id = ${employeeId} and end_date is null`.execute(db);
}
