import type { Kysely } from 'kysely';
import type { Database } from '../rows.generated.ts';
import { type DemoAccount, demoAccounts, furtherAccountManagers } from './demo-people.ts';
import type { EmployeePlan } from './employee-plan.ts';
import { insertRows, reserveIds } from './insert-rows.ts';
import { zoneIds } from './known-ids.ts';
import type { SeededCompany, SeedTime } from './seed-clients.ts';
import type { SeededRandom } from './seeded-random.ts';

export interface AccountFacts {
  readonly random: SeededRandom;
  readonly time: SeedTime;
  readonly clients: { readonly first: SeededCompany; readonly second: SeededCompany };
  readonly employees: { readonly member: EmployeePlan; readonly lead: EmployeePlan };
  readonly demoPassword: string;
  passwordHash(text: string): Promise<string>;
}

export interface SeededAccount {
  readonly userId: number;
  readonly account: DemoAccount;
}

/** The demo sign-ins, all with the same demo password. */
export async function seedAccounts(db: Kysely<Database>, facts: AccountFacts): Promise<readonly SeededAccount[]> {
  const ids = await reserveIds(db, 'app_user', demoAccounts.length);
  const seeded = ids.flatMap((userId, index) => {
    const account = demoAccounts[index];
    return account ? [{ userId, account }] : [];
  });
  const users = [];
  for (const { userId, account } of seeded) {
    const password_hash = await facts.passwordHash(facts.demoPassword);
    users.push({ ...userRow(userId, account, facts), password_hash, password_changed_at: facts.time.now });
  }
  await insertRows(db, 'app_user', users);
  const roleIds = await idsByName(db);
  await insertRows(
    db,
    'user_role',
    seeded.map(({ userId, account }) => ({ user_id: userId, role_id: idOf(roleIds, account.role) })),
  );
  return seeded;
}

/** Each customer has one account manager; the one who can sign in has the first customers. */
export async function seedAccountManagers(
  db: Kysely<Database>,
  managerId: number,
  clients: readonly SeededCompany[],
  { random, time }: Pick<AccountFacts, 'random' | 'time'>,
): Promise<void> {
  const ids = await reserveIds(db, 'app_user', furtherAccountManagers.length);
  await insertRows(
    db,
    'app_user',
    furtherAccountManagers.map((manager, index) => ({
      id: ids[index] ?? 0,
      uuid: random.uuid(),
      name: `${manager.firstName} ${manager.lastName}`,
      first_name: manager.firstName,
      last_name: manager.lastName,
      email: manager.email,
      status: 'invited',
      created_at: time.now,
      updated_at: time.now,
    })),
  );
  const roleId = idOf(await idsByName(db), 'account manager');
  await insertRows(
    db,
    'user_role',
    ids.map((user_id) => ({ user_id, role_id: roleId })),
  );
  const managers = [managerId, ...ids];
  await insertRows(
    db,
    'client_account_manager',
    clients.map((client, index) => ({
      client_id: client.id,
      user_id: managers[Math.floor((index * managers.length) / clients.length)] ?? managerId,
      created_at: time.now,
    })),
  );
}

function userRow(id: number, account: DemoAccount, { random, time, clients, employees }: AccountFacts) {
  const employee = account.employee ? employees[account.employee] : null;
  const client = account.client ? clients[account.client] : null;
  const first_name = employee?.person.firstName ?? account.firstName;
  const last_name = employee?.person.familyName ?? account.lastName;
  return {
    id,
    uuid: random.uuid(),
    name: employee?.person.name ?? `${first_name} ${last_name}`,
    first_name,
    last_name,
    email: account.email,
    status: 'active',
    timezone_id: client ? zoneIds[client.company.zone] : zoneIds.manila,
    employee_id: employee?.id ?? null,
    client_id: client?.id ?? null,
    created_at: time.now,
    updated_at: time.now,
  };
}

async function idsByName(db: Kysely<Database>): Promise<ReadonlyMap<string, number>> {
  return new Map((await db.selectFrom('role').select(['id', 'name']).execute()).map((role) => [role.name, role.id]));
}

function idOf(ids: ReadonlyMap<string, number>, role: string): number {
  const id = ids.get(role);
  if (id === undefined) throw new Error(`The role "${role}" is missing: add the access lists first.`);
  return id;
}
