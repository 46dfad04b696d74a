import { sql } from 'kysely';
import type { Db } from '../../../database/db.ts';

export interface BiometricPerson {
  readonly id: number;
  readonly biometric_id: string;
  readonly employee_id: string;
  readonly name: string;
  readonly client_id: number;
  /** IANA. */
  readonly zone: string;
}

/** Two employees can have the same biometric id. */
export async function findBiometricPeople(db: Db, biometricIds: readonly string[]): Promise<BiometricPerson[]> {
  const { rows } = await sql<BiometricPerson>`
    select e.id, e.biometric_id, e.third_party_employee_id as employee_id, e.name, e.client_id, z.name as zone
    from employee e join timezone z on z.id = e.timezone_id
    where e.deleted_at is null and e.biometric_id = any (${[...biometricIds]}::text[])`.execute(db);
  return rows;
}

/** Current employees who have one, by name. */
export async function biometricPeople(
  db: Db,
  most: number,
): Promise<Pick<BiometricPerson, 'biometric_id' | 'name' | 'zone'>[]> {
  const { rows } = await sql<Pick<BiometricPerson, 'biometric_id' | 'name' | 'zone'>>`
    select e.biometric_id, e.name, z.name as zone
    from employee e join status_type t on t.id = e.status_type_id join timezone z on z.id = e.timezone_id
    where e.deleted_at is null and is_employed(t.status_group) and e.biometric_id is not null
    order by search_key(e.name), e.id limit ${most}`.execute(db);
  return rows;
}
