import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFieldCipher } from '../platform/crypto/field-cipher.ts';
import { type OpenScratch, openScratch } from '../testing/open-scratch.ts';
import { type Twin, twinClients } from '../testing/twin-clients.ts';
import type { Db } from './db.ts';
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

const protectedTables =
  `client client_contact client_status_history client_account_manager client_hours_rule client_invoice_config client_network_rule client_policy client_policy_default team
  team_member shift app_user employee employee_list employee_client employee_active_date employee_status_history employee_policy
  employee_card employee_photo employee_planned_ending employee_shift employee_schedule schedule_mark punch punch_origin shift_version shift_break shift_overtime
  employee_sensitive employee_cost employee_nonrefundable employee_re_fee attachment activity_log employee_position employee_review
  leave_account leave_away_day leave_entry leave_request leave_request_day leave_policy_line leave_policy_step leave_policy_version leave_type leave_type_blackout import_job import_job_row
  client_notification client_notification_client client_notification_recipient attendance_adjustment attendance_break_alert attendance_correction attendance_day attendance_lock attendance_reminder overtime_request
  approval_decision approval_policy approval_policy_version approval_request approval_step approval_step_approver approval_substitute
  approval_trace schedule_feed leave_feed shift_swap swapped_day timesheet timesheet_step session access_token account_token recovery_code rotation rotation_day known_device list_setting need_snooze saved_view user_role
  user_permission notification idempotency_key download_alert pay_change employee_former_key employee_search
  notification_delivery notification_preference notification_setting notification_type push_subscription web_push_key
  mail_outbox sms_outbox event_outbox throttle_window stored_file holiday holiday_calendar holiday_policy_line holiday_swap
  canned_reply ticket_approval_link
  availability availability_busy availability_day availability_day_hours availability_hours
  interview interview_attendee interview_hold interview_time
  application application_decision application_stage candidate candidate_private open_position open_position_budget open_position_status ticket ticket_change ticket_detail ticket_follower ticket_link ticket_mention ticket_note ticket_pause ticket_rating ticket_reply
  ticket_sla_break ticket_sla_policy ticket_sla_recount ticket_sla_target ticket_sla_window ticket_type ticket_type_field ticket_type_version`
    .split(/\s+/)
    .sort();

it('forces row-level security on every table that belongs to a client, an employee or an account', async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relrowsecurity and relforcerowsecurity order by relname collate "C"`.execute(
    scratch.db,
  );
  expect(rows.map((row) => row.name)).toEqual(protectedTables);
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
