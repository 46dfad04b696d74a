import { sensitiveFields } from '@muster/contract/domains/employees/employees.constants.ts';
import { type OpenPlainField, openPlainFields } from '@muster/contract/domains/employees/plain-fields.ts';
import type { Reach } from '@muster/contract/domains/teams/teams.policy.ts';
import type { EmployeeStatus } from '@muster/contract/states.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Attachment } from '../documents/index.ts';
import { type EmployeeTeamRow, isPersonReached, type PersonColumns } from '../teams/index.ts';
import type { CurrentCostRow } from './current-cost.repository.ts';
import type { StoredSensitive } from './sensitive-record.ts';

/** The open part of an employee, with the names of the API. */
export interface EmployeeRecord extends Readonly<Record<OpenPlainField, string | null>> {
  readonly id: number;
  readonly version: number;
  readonly user_id: number | null;
  readonly name: string;
  readonly third_party_employee_id: string;
  readonly client_id: number;
  readonly client_name: string;
  readonly timezone_id: number;
  readonly position: string;
  readonly client_position: string | null;
  readonly work_email: string;
  readonly work_phone: string | null;
  readonly client_email: string | null;
  readonly office_id: number;
  readonly primary_work_location: 'wfh' | 'wfo' | 'hybrid';
  readonly secondary_work_location: 'wfh' | 'wfo' | 'hybrid';
  readonly shift_id: number | null;
  readonly rotation_name: string | null;
  readonly shift_name: string | null;
  readonly internal_staff_flag: boolean;
  readonly birthdate: string | null;
  readonly start_date: string;
  readonly orientation_date: string;
  readonly payment_method: 'Bank Account' | 'Cash';
  readonly file_201_complete: boolean;
  readonly is_salaried: boolean;
  readonly is_infraction_exempted: boolean;
  readonly status_group: EmployeeStatus;
  readonly has_photo: boolean;
  readonly employment_periods: EmploymentPeriod[];
  readonly planned_ending: PlannedEndingRow | null;
}

/** The end of the employment that is planned and has not taken effect. */
export interface PlannedEndingRow {
  readonly last_day: string;
  readonly status_type: { readonly id: number; readonly name: string };
  readonly status_group: 'termination' | 'resignation';
  readonly reason: string;
  readonly clearance_status: string;
  readonly rehire: boolean;
  readonly effective_at: string;
  readonly actor_user_id: number;
  readonly actor_name: string;
  readonly impersonator_name: string | null;
}

interface EmploymentPeriod {
  readonly start_date: string;
  readonly orientation_date: string;
  readonly end_date: string | null;
  readonly reason: string | null;
  readonly clearance_status: string | null;
  readonly rehire: boolean | null;
}

export interface StoredEmployee {
  readonly record: EmployeeRecord;
  readonly uuid: string;
  /** Null if it was not requested, or row security hides it. */
  readonly sensitive: StoredSensitive | null;
}

export interface ReadEmployee {
  readonly id: number;
  /** Day in the home zone for the current client, position and shift. */
  readonly asOf: string;
  readonly withSensitive: boolean;
  readonly reach: Reach;
}

/** What is stored beside a record. */
export interface RecordBeside {
  readonly teams: EmployeeTeamRow[];
  /** Null if the viewer may not see them. */
  readonly files: Attachment[] | null;
  readonly cost: CurrentCostRow | null;
}

/** Null: not for this viewer. */
type BesideColumns = { readonly teams: RawBuilder<unknown> } & Readonly<
  Record<'files' | 'cost', RawBuilder<unknown> | null>
>;

interface Row {
  readonly found: EmployeeRecord & { readonly uuid: string; readonly sensitive: StoredSensitive | null };
}

/** One employee in one statement; undefined if there is none that the viewer may see. */
export async function readEmployee(db: Db, query: ReadEmployee): Promise<StoredEmployee | undefined> {
  const { rows } = await selectEmployees(query, isChosen(query)).execute(db);
  return rows.map(storedFrom)[0];
}

/** The record with what is stored beside it. One statement, because each further one would cost as much as the record. */
export async function readWholeEmployee(
  db: Db,
  query: ReadEmployee,
  { teams, files, cost }: BesideColumns,
): Promise<(StoredEmployee & RecordBeside) | undefined> {
  const { rows } = await sql<Row & RecordBeside>`
    select record.found, ${teams} as teams, ${files ?? nothing} as files, ${cost ?? nothing} as cost
    from (${selectEmployees(query, isChosen(query))}) record`.execute(db);
  return rows.map((row) => ({ ...storedFrom(row), teams: row.teams, files: row.files, cost: row.cost }))[0];
}

const nothing = sql`null::json`;

const isChosen = ({ id, reach }: ReadEmployee) => sql`e.id = ${id} and ${isPersonReached(reach, recordColumns)}`;

/** Many at once, for an import or export, by id; sensitive columns sealed as they are stored. */
export async function readEmployees(db: Db, ids: readonly number[], asOf: string): Promise<StoredEmployee[]> {
  const chosen = sql`e.id = any (${ids}::integer[])`;
  const { rows } = await selectEmployees({ asOf, withSensitive: true }, chosen).execute(db);
  return rows.map(storedFrom);
}

function storedFrom({ found: { uuid, sensitive, ...record } }: Row): StoredEmployee {
  return { record, uuid, sensitive };
}

// Not coalesce: row-level security treats it as a leaky function, and no index would be used.
const clientInForce = sql`case when p.client_id is null then e.client_id else p.client_id end`;

function selectEmployees(query: Pick<ReadEmployee, 'asOf' | 'withSensitive'>, chosen: RawBuilder<unknown>) {
  // One JSON column: parsing thirty columns takes the driver longer than the query itself.
  return sql<Row>`
  select row_to_json(one) as found from (
    select e.id, e.version, u.id as user_id, e.name, e.third_party_employee_id,
      ${clientInForce} as client_id,
      coalesce((select c.legal_business_name from client c where c.id = ${clientInForce}), '') as client_name,
      e.timezone_id,
      coalesce(r.position, e.position) as position, e.client_position,
      e.work_email::text as work_email, e.work_phone, e.client_email::text as client_email, e.office_id,
      ${plainColumns}, e.primary_work_location, e.secondary_work_location, current_shift.shift_id, current_shift.shift_name,
      current_shift.rotation_name,
      e.internal_staff_flag, e.birthdate, e.start_date, e.orientation_date, e.payment_method, e.file_201_complete,
      e.is_salaried, e.is_infraction_exempted, t.status_group, e.uuid,
      exists (select from employee_photo h where h.employee_id = e.id) as has_photo,
      ${query.withSensitive ? sensitiveColumn : sql`null`} as sensitive,
      coalesce((
        select json_agg(json_build_object('start_date', a.start_date, 'orientation_date', coalesce(a.orientation_date, a.start_date),
          'end_date', a.end_date, 'reason', a.reason, 'clearance_status', a.clearance_status, 'rehire', a.rehire)
          order by a.start_date desc)
        from employee_active_date a where a.employee_id = e.id), '[]') as employment_periods,
      (select json_build_object('last_day', n.last_day, 'status_type', json_build_object('id', y.id, 'name', y.name),
          'status_group', n.status_group, 'reason', n.reason, 'clearance_status', n.clearance_status, 'rehire', n.rehire,
          'effective_at', n.effective_at, 'actor_user_id', n.actor_user_id, 'actor_name', n.actor_name,
          'impersonator_name', n.impersonator_name)
        from employee_planned_ending n join status_type y on y.id = n.status_type_id where n.employee_id = e.id) as planned_ending
    from employee e
    join status_type t on t.id = e.status_type_id
    -- Until the day's own work has put it into force, what was planned for today is found by its days.
    left join employee_client p on p.employee_id = e.id and p.is_waiting and p.valid @> ${query.asOf}::date
    left join employee_position r on r.employee_id = e.id and r.is_waiting and r.valid @> ${query.asOf}::date
    left join app_user u on u.employee_id = e.id and u.deleted_at is null
    left join lateral (
      select s.id as shift_id, s.name as shift_name, r.name as rotation_name
      from employee_shift es left join shift s on s.id = es.shift_id left join rotation r on r.id = es.rotation_id
      where es.employee_id = e.id and (upper_inf(es.valid) or upper(es.valid) > ${query.asOf}::date)
        and (coalesce(s.client_id, r.client_id) is null or exists (
          select from employee_client ec where ec.employee_id = e.id and ec.client_id = coalesce(s.client_id, r.client_id)
            and ec.valid && (es.valid * daterange(${query.asOf}::date, null))))
      order by lower(es.valid) limit 1
    ) current_shift on true
    where e.deleted_at is null and ${chosen} order by e.id) one`;
}

const plainColumns = sql.join(openPlainFields.map((field) => sql.ref(`e.${field}`)));

const sensitiveColumns = sql.join(sensitiveFields.map((field) => sql.ref(`p.${field}`)));

const sensitiveColumn = sql`(
  select row_to_json(s) from (select ${sensitiveColumns} from employee_sensitive p where p.employee_id = e.id) s)`;

/** Of the record `e`. */
export const recordColumns: PersonColumns = { employee: sql`e.id`, client: sql`e.client_id` };

/** The employee's client, undefined where the employee is out of reach. */
export async function findReachable(db: Db, id: number, reach: Reach): Promise<{ client_id: number } | undefined> {
  const { rows } = await sql<{ client_id: number }>`
    select e.client_id from employee e where e.id = ${id} and e.deleted_at is null and ${isPersonReached(reach, recordColumns)}`.execute(
    db,
  );
  return rows[0];
}

/** Keeps other writers of this employee waiting until the transaction ends. */
export async function lockEmployee(db: Db, id: number): Promise<{ version: number } | undefined> {
  const { rows } = await sql<{ version: number }>`
    select version from employee where id = ${id} and deleted_at is null for update`.execute(db);
  return rows[0];
}

export async function personalEmailOf(db: Db, id: number): Promise<string | null> {
  const { rows } = await sql<{ personal_email: string | null }>`
    select personal_email::text as personal_email from employee_sensitive where employee_id = ${id}`.execute(db);
  return rows[0]?.personal_email ?? null;
}

export async function markDeleted(db: Db, id: number, now: string): Promise<void> {
  await sql`update employee set deleted_at = ${now}, updated_at = ${now}, version = version + 1 where id = ${id}`.execute(
    db,
  );
}

/** A setting of the organisation (docs/decisions.md, Employees); empty where it was removed. */
export async function presetBankName(db: Db): Promise<string> {
  const { rows } = await sql<{ value: string }>`
    select value from organization_setting where key = 'preset_bank_name'`.execute(db);
  return rows[0]?.value ?? '';
}
