import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export interface NamedPolicy {
  readonly id: number;
  readonly name: string;
}

/** Offered policies of a kind besides the standard one, by name. */
export async function namedPolicies(db: Db, kind: string): Promise<NamedPolicy[]> {
  const { rows } = await sql<NamedPolicy>`
    select id, name from approval_policy where kind = ${kind} and name is not null and is_offered
    order by search_key(name), id`.execute(db);
  return rows;
}

/** With the steps of the standard policy as its first version. */
export async function insertNamedPolicy(
  db: Db,
  { kind, name }: { readonly kind: string; readonly name: string },
): Promise<{ readonly id: number; readonly key: string }> {
  const { rows } = await sql<{ id: number; key: string }>`
    insert into approval_policy (id, key, kind, name)
    select n, ${kind} || ':' || n, ${kind}, ${name} from nextval(pg_get_serial_sequence('approval_policy', 'id')) n
    returning id, key`.execute(db);
  const [added] = rows;
  if (!added) throw new Error('The policy was not added.');
  return added;
}

export async function renamePolicyRow(db: Db, id: number, name: string): Promise<void> {
  await db.updateTable('approval_policy').set({ name }).where('id', '=', id).execute();
}

/** Its versions stay for the requests that they decide. */
export async function withdrawPolicy(db: Db, id: number): Promise<void> {
  await db.updateTable('approval_policy').set({ is_offered: false }).where('id', '=', id).execute();
}
