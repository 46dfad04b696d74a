import type { Permission, Role } from '@muster/contract';
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Database } from '../../database/rows.generated.ts';
import { syncAccessLists } from '../../database/seed/access-lists.ts';
import { hashPassword } from '../../platform/crypto/passwords.ts';
import { nextNumber } from './numbers.ts';

export interface UserGaps {
  readonly roles?: readonly Role[];
  /** Direct grants, in addition to those of the roles. */
  readonly permissions?: readonly Permission[];
  readonly clientId?: number;
  readonly employeeId?: number;
  /** Hashed for real, which takes some 30 ms: only set it if the test signs in by password. */
  readonly password?: string;
  readonly columns?: Partial<Insertable<Database['app_user']>>;
}

/** A user with exactly the given roles and rights. */
export async function createUser(db: Db, gaps: UserGaps = {}): Promise<Selectable<Database['app_user']>> {
  const number = nextNumber();
  const user = await db
    .insertInto('app_user')
    .values({
      name: `User ${number}`,
      first_name: 'User',
      last_name: String(number),
      email: `user-${number}@muster.test`,
      client_id: gaps.clientId ?? null,
      employee_id: gaps.employeeId ?? null,
      password_hash: gaps.password === undefined ? null : await hashPassword(gaps.password),
      ...gaps.columns,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await syncAccessLists(db);
  await grantRoles(db, user.id, gaps.roles ?? []);
  await grantPermissions(db, user.id, gaps.permissions ?? []);
  return user;
}

async function grantRoles(db: Db, userId: number, names: readonly Role[]): Promise<void> {
  if (names.length === 0) return;
  await db
    .insertInto('user_role')
    .columns(['user_id', 'role_id'])
    .expression((from) =>
      from
        .selectFrom('role')
        .select(({ val }) => [val(userId).$castTo<number>().as('user_id'), 'id'])
        .where('name', 'in', names),
    )
    .execute();
}

async function grantPermissions(db: Db, userId: number, names: readonly Permission[]): Promise<void> {
  if (names.length === 0) return;
  await db
    .insertInto('user_permission')
    .columns(['user_id', 'permission_id'])
    .expression((from) =>
      from
        .selectFrom('permission')
        .select(({ val }) => [val(userId).$castTo<number>().as('user_id'), 'id'])
        .where('name', 'in', names),
    )
    .execute();
}
