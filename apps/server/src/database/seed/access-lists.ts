import { defaultPermissions, permissions, roles } from '@muster/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../rows.generated.ts';

/**
 * Adds the roles and permissions of the contract to the database, at each start. Only missing ones are added: a new
 * role gets its default permissions, and a new permission goes to its default roles. Changes by an admin stay.
 */
export async function syncAccessLists(db: Kysely<Database>): Promise<void> {
  if (db.isTransaction) return await sync(db);
  await db.transaction().execute(sync);
}

async function sync(db: Kysely<Database>): Promise<void> {
  const newRoles = new Set((await addMissing(db, 'role', roles)).map(({ name }) => name));
  const newPermissions = new Set((await addMissing(db, 'permission', permissions)).map(({ name }) => name));
  if (newRoles.size === 0 && newPermissions.size === 0) return;
  const [roleIds, permissionIds] = [await idsOf(db, 'role'), await idsOf(db, 'permission')];
  const grants = roles.flatMap((role) =>
    defaultPermissions[role]
      .filter((permission) => newRoles.has(role) || newPermissions.has(permission))
      .map((permission) => ({
        role_id: idIn(roleIds, role),
        permission_id: idIn(permissionIds, permission),
      })),
  );
  if (grants.length > 0) {
    await db
      .insertInto('role_permission')
      .values(grants)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

async function idsOf(db: Kysely<Database>, table: 'role' | 'permission'): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom(table).select(['id', 'name']).execute();
  return new Map(rows.map(({ id, name }) => [name, id]));
}

/** Returns what this call added: if two servers start together, each new role is new to only one of them. */
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

function idIn(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`"${name}" of the contract is missing in the database.`);
  return id;
}
