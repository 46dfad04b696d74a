import type { NamedPeople } from '@muster/contract/named-people.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/db.ts';

interface NameRow {
  readonly id: number;
  readonly name: string;
}

/** The names of those employees that the reader may see now. Removed people have none. */
export async function employeeNames(db: Db, reader: NamedPeople, ids: readonly number[]): Promise<NameRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<NameRow>`
    select e.id, e.name from employee e
    where e.id = any (${[...ids]}::integer[]) and e.deleted_at is null and ${isNamed(reader)}`.execute(db);
  return rows;
}

/** Staff of the provider are named to everybody whom they notify; other users to their own company. */
export async function userNames(db: Db, reader: NamedPeople, ids: readonly number[]): Promise<NameRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<NameRow>`
    select u.id, u.name from app_user u
    where u.id = any (${[...ids]}::integer[]) and (
      ${reader.everybody} or u.client_id = ${reader.clientId}::integer
      or u.client_id is null and (
        u.employee_id is null
        or exists (select from user_role ur join role r on r.id = ur.role_id where ur.user_id = u.id and r.name <> 'employee')
        or exists (select from employee e where e.id = u.employee_id and ${isNamed(reader)})))`.execute(db);
  return rows;
}

const isNamed = ({ everybody, clientId, employeeId, own }: NamedPeople): RawBuilder<boolean> => sql`(
  ${everybody} or e.id = any (${[...own]}::integer[]) or e.id = ${employeeId}::integer or e.client_id = ${clientId}::integer
  or e.client_id = (select c.client_id from employee c where c.id = ${employeeId}::integer and c.deleted_at is null)
  or exists (select from led_people() l where l.lead_id = ${employeeId}::integer and l.employee_id = e.id))`;
