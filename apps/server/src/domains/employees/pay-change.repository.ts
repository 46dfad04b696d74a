import type { PayChangeState } from '@muster/contract/domains/employees/pay-change-states.ts';
import type { Reach } from '@muster/contract/domains/teams/teams.policy.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { isPersonReached } from '../teams/index.ts';
import { recordColumns } from './employee-record.repository.ts';

export type PayChangePart = 'record' | 'cost' | 're_fee' | 'nonrefundable';

export interface NewPayChange {
  readonly uuid: string;
  readonly employeeId: number;
  readonly userId: number;
  readonly part: PayChangePart;
  readonly fields: readonly string[];
  readonly sealed: string;
  readonly now: string;
}

/** The database refuses a second waiting change of the same part (`pay_change_one_waiting`). */
export async function insertPayChange(db: Db, change: NewPayChange): Promise<number> {
  const { id } = await db
    .insertInto('pay_change')
    .values({
      uuid: change.uuid,
      employee_id: change.employeeId,
      requested_by_user_id: change.userId,
      part: change.part,
      fields: [...change.fields],
      sealed: change.sealed,
      created_at: change.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface StoredPayChange {
  readonly id: number;
  readonly uuid: string;
  readonly employee_id: number;
  readonly employee: string;
  readonly client_id: number;
  readonly client: string;
  readonly requested_by_user_id: number;
  readonly requested_by: string;
  readonly part: PayChangePart;
  readonly fields: readonly string[];
  readonly sealed: string;
  readonly state: PayChangeState;
  readonly note: string | null;
  readonly created_at: string;
}

const joined = sql`
  select p.id, p.uuid, p.employee_id, e.name as employee, e.client_id, l.legal_business_name as client, p.requested_by_user_id,
    u.name as requested_by, p.part, p.fields, p.sealed, p.state, p.note, p.created_at
  from pay_change p
  join employee e on e.id = p.employee_id and e.deleted_at is null
  join client l on l.id = e.client_id
  join app_user u on u.id = p.requested_by_user_id`;

const isVisible = (reach: Reach) => isPersonReached(reach, recordColumns);

export async function readPayChange(db: Db, id: number, reach: Reach): Promise<StoredPayChange | undefined> {
  const { rows } = await sql<StoredPayChange>`${joined} where p.id = ${id} and ${isVisible(reach)}`.execute(db);
  return rows[0];
}

/** Locks the employee first, as every change of the record does. */
export async function lockPayChange(db: Db, id: number, reach: Reach): Promise<StoredPayChange | undefined> {
  await sql`
    select from employee e where e.id = (select employee_id from pay_change where id = ${id}) for update`.execute(db);
  const { rows } = await sql<StoredPayChange>`
    ${joined} where p.id = ${id} and ${isVisible(reach)} for update of p`.execute(db);
  return rows[0];
}

export async function payChangesById(db: Db, ids: readonly number[], reach: Reach): Promise<StoredPayChange[]> {
  const { rows } = await sql<StoredPayChange>`
    ${joined} where p.id = any (${[...ids]}::integer[]) and ${isVisible(reach)}`.execute(db);
  return rows;
}

interface Closing {
  readonly state: Exclude<PayChangeState, 'waiting'>;
  readonly note: string | null;
  readonly now: string;
}

export async function closePayChange(db: Db, id: number, { state, note, now }: Closing): Promise<void> {
  await sql`
    update pay_change set state = ${state}, note = ${note}, closed_at = ${now}::timestamptz
    where id = ${id} and state = 'waiting'`.execute(db);
}

/** The names of the employees, for reminders. */
export async function employeesOfPayChanges(
  db: Db,
  ids: readonly number[],
): Promise<{ id: number; employee_id: number }[]> {
  const { rows } = await sql<{ id: number; employee_id: number }>`
    select p.id, p.employee_id from pay_change p
    join employee e on e.id = p.employee_id and e.deleted_at is null
    where p.id = any (${[...ids]}::integer[]) and p.state = 'waiting'`.execute(db);
  return rows;
}

/** With their values. Returns those that were waiting. */
export async function deletePayChanges(db: Db, employeeId: number): Promise<number[]> {
  const rows = await db
    .deleteFrom('pay_change')
    .where('employee_id', '=', employeeId)
    .returning(['id', 'state'])
    .execute();
  return rows.filter(({ state }) => state === 'waiting').map(({ id }) => id);
}
