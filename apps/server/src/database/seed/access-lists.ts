import { defaultPermissions, permissions, type Role, roles } from '@muster/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../rows.generated.ts';

/**
 * Brings the roles and permissions of the contract into the database, at each start. Only what is missing is added, and a
 * role gets its default permissions when it is new: what an admin changed stays changed.
 */
export async function syncAccessLists(db: Kysely<Database>): Promise<void> {
  if (db.isTransaction) return await sync(db);
  await db.transaction().execute(sync);
}

async function sync(db: Kysely<Database>): Promise<void> {
  const newRoles = await addMissing(db, 'role', roles);
  await addMissing(db, 'permission', permissions);
  if (newRoles.length === 0) return;
  const ids = new Map(
    (await db.selectFrom('permission').select(['id', 'name']).execute()).map((row) => [row.name, row.id]),
  );
  const grants = newRoles.flatMap((role) =>
    permissionsOf(role.name).map((name) => ({ role_id: role.id, permission_id: idOf(ids, name) })),
  );
  if (grants.length > 0) {
    await db
      .insertInto('role_permission')
      .values(grants)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Answers with what this call itself added: of two servers that start together each new role is new to one alone. */
async function addMissing(db: Kysely<Database>, table: 'role' | 'permission', names: readonly string[]) {
  const known = new Set((await db.selectFrom(table).select('name').execute()).map((row) => row.name));
  const missing = names.filter((name) => !known.has(name)).map((name) => ({ name }));
  if (missing.length === 0) return [];
  return await db
    .insertInto(table)
    .values(missing)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning(['id', 'name'])
    .execute();
}

function permissionsOf(role: string): readonly string[] {
  return roles.some((name) => name === role) ? defaultPermissions[role as Role] : [];
}

function idOf(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The permission "${name}" of the contract is missing in the database.`);
  return id;
}
