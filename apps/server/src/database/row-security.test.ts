import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFieldCipher } from '../platform/crypto/field-cipher.ts';
import { type OpenScratch, openScratch } from '../testing/open-scratch.ts';
import { type Twin, twinClients } from '../testing/twin-clients.ts';
import type { Db } from './db.ts';
import { owners } from './owners.ts';
import type { Database } from './rows.generated.ts';

let scratch: OpenScratch;
let left: Twin;
let right: Twin;

beforeAll(async () => {
  scratch = await openScratch();
  const cipher = createFieldCipher({ current: { version: 1, key: Buffer.alloc(32, 7) }, older: [] });
  ({ left, right } = await twinClients(scratch.db, cipher));
});
afterAll(() => scratch.close());

function within<T>(scope: string, run: (db: Db) => Promise<T>): Promise<T> {
  return scratch.db.transaction().execute(async (transaction) => {
    await sql`select set_config('app.scope', ${scope}, true)`.execute(transaction);
    return await run(transaction);
  });
}

async function rowsOf(scope: string, table: keyof Database): Promise<number> {
  const { rows } = await within(scope, (db) =>
    sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(db),
  );
  return rows[0]?.count ?? 0;
}

/** They belong to no client, employee or account: lists that everybody selects from, and what background work keeps. */
const openTables = new Set(
  `activity_head_place activity_seal_head attachment_type candidate_attachment_type country currency daily_job_run
  employee_list_stripe event_effect holiday_policy invoice_subscription key_check leave_policy login_link occurrence_points_policy
  office organization_setting permission position_attachment_type role role_permission shift_break_type state status_type
  team_role ticket_count timezone`.split(/\s+/),
);

it('forces row-level security on every table, except those that belong to no client, employee or account', async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relrowsecurity and relforcerowsecurity order by relname collate "C"`.execute(
    scratch.db,
  );
  const tables = Object.keys(owners).filter((name) => !openTables.has(name));
  expect(rows.map(({ name }) => name)).toEqual(tables.toSorted());
  const { rows: carriers } = await sql<{ name: string }>`
    select distinct c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname in ('client_id', 'employee_id')
      and not c.relforcerowsecurity`.execute(scratch.db);
  expect(carriers.map((row) => row.name)).toEqual([]);
});

it.each(['', 'none', 'client:', 'client:x', 'employee:', 'STAFF', `client:${2 ** 31}`])(
  'shows nothing under the scope "%s"',
  async (scope) => {
    for (const table of ['client', 'employee', 'employee_list', 'employee_sensitive', 'team', 'app_user'] as const) {
      expect(await rowsOf(scope, table)).toBe(0);
    }
  },
);

it('shows everything to staff and to the system', async () => {
  for (const scope of ['staff', 'system']) {
    expect(await rowsOf(scope, 'employee')).toBe(4);
    expect(await rowsOf(scope, 'employee_sensitive')).toBe(2);
  }
});

it('shows a client only its own rows, and no pay', async () => {
  const seen = await within(`client:${left.clientId}`, async (db) => ({
    clients: await db.selectFrom('client').select('id').execute(),
    employees: await db.selectFrom('employee').select('id').orderBy('id').execute(),
    listed: await db.selectFrom('employee_list').select('employee_id').orderBy('employee_id').execute(),
    members: await db.selectFrom('team_member').select('team_id').execute(),
    shifts: await db.selectFrom('shift').select('client_id').execute(),
    users: await db.selectFrom('app_user').select('client_id').execute(),
    schedules: await db.selectFrom('employee_schedule').select('employee_id').execute(),
  }));
  expect(seen.clients).toEqual([{ id: left.clientId }]);
  expect(seen.employees.map((row) => row.id)).toEqual(left.employeeIds);
  expect(seen.listed.map((row) => row.employee_id)).toEqual(left.employeeIds);
  expect(new Set(seen.members.map((row) => row.team_id))).toEqual(new Set([left.teamId]));
  expect(new Set(seen.shifts.map((row) => row.client_id))).toEqual(new Set([left.clientId]));
  expect(seen.users).toEqual([{ client_id: left.clientId }]);
  expect(seen.schedules).toHaveLength(2);
  for (const table of ['employee_sensitive', 'employee_cost', 'employee_nonrefundable', 'employee_re_fee'] as const) {
    expect(await rowsOf(`client:${left.clientId}`, table)).toBe(0);
  }
});

it('shows an employee only the own record and the company', async () => {
  const [own] = left.employeeIds;
  const seen = await within(`employee:${own}`, async (db) => ({
    clients: await db.selectFrom('client').select('id').execute(),
    employees: await db.selectFrom('employee').select('id').execute(),
    sensitive: await db.selectFrom('employee_sensitive').select('employee_id').execute(),
    costs: await db.selectFrom('employee_cost').select('employee_id').execute(),
  }));
  expect(seen).toEqual({
    clients: [{ id: left.clientId }],
    employees: [{ id: own }],
    sensitive: [{ employee_id: own }],
    costs: [{ employee_id: own }],
  });
});

it('does not let anybody write beyond their reach', async () => {
  const [theirs] = right.employeeIds;
  const scope = `client:${left.clientId}`;
  const { numUpdatedRows } = await within(scope, (db) =>
    db
      .updateTable('employee')
      .set({ position: 'Taken' })
      .where('id', '=', theirs ?? 0)
      .executeTakeFirstOrThrow(),
  );
  expect(numUpdatedRows).toBe(0n);
  await expect(
    within(scope, (db) => db.insertInto('team').values({ client_id: right.clientId, name: 'Slipped in' }).execute()),
  ).rejects.toThrow('row-level security');
});

it('refreshes the list for all employees, whatever the scope', async () => {
  const [theirs] = right.employeeIds;
  await scratch.db
    .updateTable('employee')
    .set({ position: 'Controller' })
    .where('id', '=', theirs ?? 0)
    .execute();
  const scope = `client:${left.clientId}`;
  const after = await within(scope, async (db) => {
    await sql`select refresh_employee_list(array[${theirs}::integer], '2026-03-02')`.execute(db);
    return await sql<{ scope: string }>`select current_setting('app.scope') as scope`.execute(db);
  });
  expect(after.rows).toEqual([{ scope }]);
  const listed = scratch.db
    .selectFrom('employee_list')
    .select('position')
    .where('employee_id', '=', theirs ?? 0);
  expect(await listed.execute()).toEqual([{ position: 'Controller' }]);
});

it('keeps the activity log append-only', async () => {
  const add = (db: Db) =>
    db.insertInto('activity_log').values({ actor_name: 'A', event: 'x', client_id: left.clientId }).execute();
  await within(`client:${left.clientId}`, add);
  await within(`employee:${right.employeeIds[0]}`, add);
  expect(await rowsOf(`client:${left.clientId}`, 'activity_log')).toBe(2);
  expect(await rowsOf(`client:${right.clientId}`, 'activity_log')).toBe(0);
  await expect(scratch.db.updateTable('activity_log').set({ event: 'y' }).execute()).rejects.toThrow('append-only');
  await expect(scratch.db.deleteFrom('activity_log').execute()).rejects.toThrow('append-only');
  await expect(sql`truncate activity_log`.execute(scratch.db)).rejects.toThrow('append-only');
});

it('shows rights only with their account, and lets only staff give them', async () => {
  const role = scratch.db.selectFrom('role').select('id').where('name', '=', 'admin');
  const user = async (name: string, client_id: number) => {
    const row = { name, email: `${name}@rights.test`, client_id };
    const { id } = await scratch.db.insertInto('app_user').values(row).returning('id').executeTakeFirstOrThrow();
    await scratch.db.insertInto('user_role').values({ user_id: id, role_id: role }).execute();
    return id;
  };
  const [own, foreign] = [await user('own', left.clientId), await user('foreign', right.clientId)];
  const ids = [own, foreign];
  const holders = (scope: string) =>
    within(scope, async (db) => {
      const rows = await db.selectFrom('user_role').select('user_id').where('user_id', 'in', ids).execute();
      return rows.map(({ user_id }) => user_id).sort();
    });
  const client = `client:${left.clientId}`;
  expect([await holders('staff'), await holders(client), await holders('none')]).toEqual([ids.toSorted(), [own], []]);
  const taken = within(client, (db) => db.deleteFrom('user_role').where('user_id', '=', own).executeTakeFirst());
  expect((await taken).numDeletedRows).toBe(0n);
  const given = within(client, (db) => sql`insert into user_permission select ${own}, id from permission`.execute(db));
  await expect(given).rejects.toThrow(/row-level security/);
});
