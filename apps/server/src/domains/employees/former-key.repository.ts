import { openPlainFields } from '@muster/contract/domains/employees/plain-fields.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

/** Columns whose value belongs to one employee, and that are searched as they are. */
export const identifierFields = ['third_party_employee_id', ...openPlainFields] as const;
export type IdentifierField = (typeof identifierFields)[number];

/** What an employee was known by. The key of an address is its blind index. */
export interface FormerKey {
  readonly kind: IdentifierField | 'email';
  readonly key: string;
  /** To notify; null for identifiers, and of deleted employees. */
  readonly address: string | null;
}

export async function insertFormerKeys(
  db: Db,
  employeeId: number,
  keys: readonly FormerKey[],
  at: string,
): Promise<void> {
  await sql`
    insert into employee_former_key (employee_id, kind, key, address, ended_at)
    select ${employeeId}, k.kind, k.key, k.address, ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k (kind text, key text, address text)`.execute(db);
}

/** Addresses that the employee had since a moment. */
export async function formerAddresses(db: Db, employeeId: number, since: string): Promise<string[]> {
  const { rows } = await sql<{ address: string }>`
    select distinct address from employee_former_key
    where employee_id = ${employeeId} and address is not null and ended_at > ${since}::timestamptz order by address`.execute(
    db,
  );
  return rows.map(({ address }) => address);
}

/** The keys stay, so that an employee who is added again is recognised. */
export async function forgetAddresses(db: Db, employeeId: number): Promise<void> {
  await sql`update employee_former_key set address = null where employee_id = ${employeeId} and address is not null`.execute(
    db,
  );
}

export interface WantedKeys {
  readonly identifiers: Readonly<Record<IdentifierField, readonly string[]>>;
  /** In lower case. */
  readonly emails: readonly string[];
  /** Blind indexes of the addresses. */
  readonly emailKeys: readonly string[];
}

export interface FormerHolder {
  readonly id: number;
  readonly name: string;
  readonly work_email: string;
  readonly payment_method: 'Bank Account' | 'Cash';
  /** The sign-in address of the closed account. */
  readonly account: string | null;
  /** Which of the wanted values, as `kind key`. */
  readonly matched: readonly string[];
  readonly is_deleted: boolean;
}

/** Employees who had one of these and were deleted, or had it since a moment and have another one now. */
export async function formerHolders(db: Db, wanted: WantedKeys, since: string): Promise<FormerHolder[]> {
  const deleted = identifierFields.map(
    (field) => sql`
      select e.id, ${sql.lit(field)} || ' ' || ${sql.ref(`e.${field}`)} as matched from employee e
      where e.deleted_at is not null and ${sql.ref(`e.${field}`)} = any (${[...wanted.identifiers[field]]}::text[])`,
  );
  const replaced = identifierFields.map(
    (field) => sql`k.kind = ${sql.lit(field)} and k.key = any (${[...wanted.identifiers[field]]}::text[])`,
  );
  const { rows } = await sql<FormerHolder>`
    with matches as (${sql.join(deleted, sql` union `)}
      union select e.id, 'email ' || w.index from employee e
      join unnest(${[...wanted.emails]}::text[], ${[...wanted.emailKeys]}::text[]) as w (email, index) on w.email = e.work_email_key
      where e.deleted_at is not null
      union select k.employee_id, k.kind || ' ' || k.key from employee_former_key k join employee e on e.id = k.employee_id
      where (e.deleted_at is not null or k.ended_at > ${since}::timestamptz)
        and (${sql.join(replaced, sql` or `)}
          or k.kind = 'email' and k.key = any (${[...wanted.emailKeys]}::text[])))
    select e.id, e.name, e.work_email::text as work_email, e.payment_method, min(u.email::text) as account,
      e.deleted_at is not null as is_deleted,
      array_agg(distinct m.matched) as matched
    from matches m join employee e on e.id = m.id left join app_user u on u.employee_id = e.id
    group by e.id order by e.id`.execute(db);
  return rows;
}
