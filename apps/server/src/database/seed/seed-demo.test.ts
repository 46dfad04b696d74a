import { roles } from '@muster/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { followHolidays } from '../../domains/holidays/index.ts';
import { accrueLeave } from '../../domains/leave/index.ts';
import { applyTicketTimes } from '../../domains/tickets/index.ts';
import { createFieldCipher } from '../../platform/crypto/field-cipher.ts';
import { readableRows, rowsOfCompany } from '../../testing/company-rows.ts';
import { settleAt } from '../../testing/factories/attendance.ts';
import { type OpenScratch, openScratch } from '../../testing/open-scratch.ts';
import { demoAccounts } from './demo-people.ts';
import type { DemoActivity } from './seed-activity.ts';
import { type DemoFacts, fillIfEmpty, isEmptyDatabase, type SeededDemo, seedDemo } from './seed-demo.ts';
import { seedEmployees } from './seed-employees.ts';

const cipher = createFieldCipher({ current: { version: 1, key: Buffer.alloc(32, 7) }, older: [] });
const now = Temporal.Instant.from('2026-03-02T02:00:00Z');
const logged: DemoActivity[] = [];
const facts: DemoFacts = {
  cipher,
  passwordHash: async (text) => `hash of ${text}`,
  demoPassword: 'demo',
  now,
  followHolidays,
  accrueLeave,
  applyTicketTimes: (db, ids) => applyTicketTimes({ db }, ids),
  settleDays: (db, employeeIds, days) => settleAt(db, { employeeIds, ...days, now: now.toString() }),
};
const loggingFacts: DemoFacts = {
  ...facts,
  logActivity: async (_db, entries) => {
    logged.push(...entries);
  },
};

let one: OpenScratch;
let other: OpenScratch;
let seeded: SeededDemo;
let fillings: readonly (SeededDemo | null)[];

beforeAll(async () => {
  [one, other] = await Promise.all([openScratch(), openScratch()]);
  expect(await isEmptyDatabase(one.db)).toBe(true);
  const fill = () => fillIfEmpty(one.db, () => seedDemo(one.db, loggingFacts));
  [fillings] = await Promise.all([Promise.all([fill(), fill()]), seedDemo(other.db, facts)]);
  const [filled] = fillings.filter((filling) => filling !== null);
  if (!filled) throw new Error('Nothing was filled.');
  seeded = filled;
});
afterAll(() => Promise.all([one.close(), other.close()]));

/** Of every column except those that differ by design: seals and their nonces. */
async function digest({ db }: OpenScratch): Promise<unknown> {
  const { rows } = await sql`
    select (select md5(string_agg(md5((to_jsonb(e) || to_jsonb(s) - '{bank_account_no,sss,pagibig,tin,phic,basic_salary}'::text[])::text), '' order by e.id))
        from employee e join employee_sensitive s on s.employee_id = e.id) as people,
      (select md5(string_agg(md5(l::text), '' order by employee_id)) from employee_list l) as list,
      (select md5(string_agg(md5(d::text), '' order by employee_id, work_date)) from employee_schedule d) as schedules,
      (select md5(string_agg(md5(p::text), '' order by id)) from punch p) as punches,
      (select md5(string_agg(md5(d::text), '' order by employee_id, work_date)) from attendance_day d) as days,
      (select md5(string_agg(md5(c::text), '' order by id)) from attendance_correction c) as corrections,
      (select md5(string_agg(md5((to_jsonb(s) - 'created_at')::text), '' order by id)) from timesheet s) as timesheets,
      (select md5(string_agg(md5(c::text), '' order by id)) from employee_cost c) as costs,
      (select md5(string_agg(md5(r::text), '' order by id)) from employee_review r) as evaluations,
      (select md5(string_agg(md5(u::text), '' order by id)) from app_user u) as users,
      (select md5(string_agg(md5(c::text), '' order by id)) from client c) as clients`.execute(db);
  return rows[0];
}

it('is loaded once by portals that start at the same time', () => {
  expect(fillings.filter((filling) => filling === null)).toHaveLength(1);
});

it('gives the same company each time', async () => {
  expect(await digest(one)).toEqual(await digest(other));
});

it('has three employees in their notice period, with shifts until the last day and none after it', async () => {
  const { rows } = await sql<{ last_day: string; until: string }>`
    select p.last_day::text as last_day, max(s.work_date)::text as until
    from employee_planned_ending p join employee_schedule s on s.employee_id = p.employee_id
    group by p.employee_id, p.last_day order by p.last_day`.execute(one.db);
  expect(rows.map(({ last_day }) => last_day)).toEqual(['2026-03-20', '2026-03-27', '2026-04-10']);
  for (const { last_day, until } of rows) expect(until <= last_day).toBe(true);
});

it('counts 12 clients and 240 employees in all four groups, with and without complete configuration', async () => {
  expect(seeded).toMatchObject({ clients: 12, employees: 240 });
  expect(await isEmptyDatabase(one.db)).toBe(false);
  const groups = await one.db
    .selectFrom('employee_list')
    .select(({ fn }) => ['status_group', fn.countAll<number>().as('count')])
    .groupBy('status_group')
    .execute();
  expect(groups.map((group) => group.status_group).sort()).toEqual([
    'active',
    'inactive',
    'resignation',
    'termination',
  ]);
  for (const bit of [0, 1, 2, 3, 4, 5, 6]) {
    const lacking = await one.db
      .selectFrom('employee_list')
      .select('employee_id')
      .where(sql<boolean>`missing & ${1 << bit}::integer <> 0`)
      .execute();
    expect(lacking.length).toBeGreaterThan(0);
  }
});

it('has a sign-in for each role, with only that role', async () => {
  const users = await one.db
    .selectFrom('app_user')
    .innerJoin('user_role', 'user_role.user_id', 'app_user.id')
    .innerJoin('role', 'role.id', 'user_role.role_id')
    .select(['email', 'role.name', 'client_id', 'employee_id', 'password_hash'])
    .where('email', 'like', '%@demo.test')
    .execute();
  const byEmail = new Map(users.map((user) => [user.email, user]));
  // A second client admin, and two accounts of the person of two companies.
  expect(users).toHaveLength(roles.length + 3);
  for (const role of roles) {
    expect(byEmail.get(`${role.replaceAll(' ', '-')}@demo.test`)).toMatchObject({
      name: role,
      password_hash: 'hash of demo',
    });
  }
  expect(byEmail.get('client-admin@demo.test')?.client_id).toBe(byEmail.get('client@demo.test')?.client_id);
  expect(byEmail.get('client-admin-2@demo.test')?.client_id).not.toBe(byEmail.get('client-admin@demo.test')?.client_id);
  expect(byEmail.get('employee@demo.test')?.employee_id).toBeTypeOf('number');
});

it('makes the team lead lead the team of the employee who signs in', async () => {
  const { rows } = await sql`
    select from team_member lead join team_member member using (team_id)
    join app_user l on l.employee_id = lead.employee_id join app_user m on m.employee_id = member.employee_id
    where l.email = 'team-lead@demo.test' and lead.team_role_id = 1 and m.email = 'employee@demo.test'`.execute(one.db);
  expect(rows).toHaveLength(1);
});

it('seals sensitive values, which open with the same key', async () => {
  const row = await one.db
    .selectFrom('employee')
    .innerJoin('employee_sensitive', 'employee_sensitive.employee_id', 'employee.id')
    .select(['uuid', 'sss', 'basic_salary'])
    .where('sss', 'is not', null)
    .executeTakeFirstOrThrow();
  const open = (column: 'sss' | 'basic_salary') =>
    cipher.open({ table: 'employee_sensitive', column, row: row.uuid }, row[column] ?? '');
  expect(open('sss')).toMatch(/^34-\d{7}-\d$/);
  expect(Number(open('basic_salary'))).toBeGreaterThan(2_000_000);
});

it('has twelve months of evaluations, some of them still open', async () => {
  const { rows } = await sql<{ kind: string; open: number; done: number }>`
    select kind, count(*) filter (where score_hundredths is null)::integer as open, count(score_hundredths)::integer as done
    from employee_review group by kind order by kind`.execute(one.db);
  expect(rows.map(({ kind }) => kind)).toEqual(['annual', 'catch-up', 'fifth month', 'regularization', 'third month']);
  expect(rows.every(({ done }) => done > 10)).toBe(true);
  expect(rows.find(({ kind }) => kind === 'catch-up')?.open).toBeGreaterThan(50);
});

it('adds employees to the company', async () => {
  expect(await seedEmployees(other.db, { count: 600, cipher, now })).toEqual({ employees: 600, clients: 2 });
  expect(await seedEmployees(other.db, { count: 5, cipher, now })).toEqual({ employees: 5, clients: 1 });
  const listed = await other.db
    .selectFrom('employee_list')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(listed.count).toBe(845);
});

it('shows days in every state and corrections in each, mostly complete ones, two months back', async () => {
  const { rows: days } = await sql<{ state: string; count: number }>`
    select state, count(*)::integer as count from attendance_day group by state`.execute(one.db);
  const count = (name: string) => days.find(({ state }) => state === name)?.count ?? 0;
  const states = ['present', 'late', 'undertime', 'absent', 'on_leave', 'holiday', 'conflict', 'unplanned'];
  for (const state of states) expect(count(state), state).toBeGreaterThan(5);
  const all = days.reduce((sum, day) => sum + day.count, 0);
  expect(count('present') / all).toBeGreaterThan(0.7);
  const { rows: corrections } = await sql<{ state: string }>`
    select distinct state from attendance_correction order by state`.execute(one.db);
  expect(corrections.map(({ state }) => state)).toEqual(['approved', 'rejected', 'requested', 'withdrawn']);
  const { rows: first } = await sql<{ day: string }>`select min(work_date)::text as day from attendance_day`.execute(
    one.db,
  );
  expect(first[0]?.day && first[0].day < '2026-01-01').toBe(true);
});

it('has a rotation of two weeks with people in both of them', async () => {
  const { rows } = await sql<{ starts_on: string; people: number; shifts: number }>`
    select a.rotation_starts_on::text as starts_on, count(distinct a.employee_id)::integer as people,
      count(distinct d.shift_id)::integer as shifts
    from employee_shift a join employee_schedule d on d.employee_id = a.employee_id and d.work_date <@ a.valid
    where a.rotation_id is not null group by a.rotation_starts_on order by 1`.execute(one.db);
  expect(rows.map(({ starts_on }) => starts_on)).toEqual(['2026-02-09', '2026-02-16']);
  for (const { people, shifts } of rows) {
    expect(people).toBeGreaterThan(1);
    expect(shifts).toBe(2);
  }
  const { rows: listed } = await sql<{ name: string }>`
    select distinct l.shift_name as name from employee_list l join employee_shift a on a.employee_id = l.employee_id
    where a.rotation_id is not null`.execute(one.db);
  expect(listed).toEqual([{ name: 'Days and mids' }]);
});

it('has future changes: positions, clients and shifts', async () => {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*)::integer from employee_position where is_waiting) as positions,
      (select count(*)::integer from employee_client where is_waiting) as clients,
      (select count(*)::integer from employee_shift where lower(valid) > '2026-03-02') as shifts`.execute(one.db);
  expect(Object.values(rows[0] ?? {}).map((count) => count >= 3)).toEqual([true, true, true]);
});

it('has timesheets in every state, the older ones locked with their days', async () => {
  const { rows } = await sql<{ first_day: string; states: string[] }>`
    select first_day::text as first_day, array_agg(distinct state order by state) as states
    from timesheet group by first_day order by first_day desc`.execute(one.db);
  expect(rows.map(({ first_day }) => first_day)).toEqual([
    '2026-03-01',
    '2026-02-16',
    '2026-02-01',
    '2026-01-16',
    '2026-01-01',
  ]);
  expect(rows[0]?.states).toEqual(['open']);
  expect(rows[1]?.states).toEqual(expect.arrayContaining(['approved', 'open', 'submitted']));
  expect(rows[3]?.states).toContain('locked');
  const loose = await sql<{ count: number }>`
    select count(*)::integer as count from timesheet s where s.state = 'locked' and not exists (
      select from attendance_lock l where l.employee_id = s.employee_id and l.days @> s.first_day and l.days @> s.last_day)`.execute(
    one.db,
  );
  expect(loose.rows[0]?.count).toBe(0);
});

it('notifies every user, those who decide of what waits, and of nothing else', async () => {
  const { rows } = await sql<{ notified: number; decided: number; untyped: number }>`
    select count(distinct n.user_id)::integer as notified,
      count(*) filter (where n.type = 'leave.to-decide' and not exists (
        select from leave_request r where r.employee_id = (n.params->>'employee')::integer
          and r.first_day = (n.params->'period'->>'first')::date and r.state = 'requested'))::integer as decided,
      count(*) filter (where n.params is null)::integer as untyped
    from notification n`.execute(one.db);
  expect(rows[0]).toEqual({ notified: demoAccounts.length, decided: 0, untyped: 0 });
});

it('has people in Manila for American, Australian and British clients, with swaps in each state and open conflicts', async () => {
  const { rows: zones } = await sql<{ region: string }>`
    select distinct split_part(z.name, '/', 1) as region from employee e
    join client c on c.id = e.client_id and c.status = 'Active'
    join timezone z on z.id = c.timezone_id
    join timezone h on h.id = e.timezone_id and h.name = 'Asia/Manila' order by 1`.execute(one.db);
  expect(zones.map(({ region }) => region)).toEqual(['America', 'Asia', 'Australia', 'Europe']);
  const swaps = await sql<{ state: string; days: number }>`
    select w.state, (select count(*)::integer from swapped_day d where d.swap_id = w.id) as days from shift_swap w order by w.id`.execute(
    one.db,
  );
  expect(swaps.rows.map(({ state }) => state)).toEqual(['asked', 'accepted', 'approved']);
  expect(swaps.rows[2]?.days).toBeGreaterThan(1);
  const { rows: conflicts } = await sql<{ count: number }>`
    select count(*)::integer as count from attendance_day where state = 'conflict'`.execute(one.db);
  expect(conflicts[0]?.count).toBeGreaterThan(0);
});

it('has every day of leave in an approved request, the schedule and the ledger, and none on a holiday', async () => {
  const { rows } = await sql<Record<string, number>>`
    with taken as (
      select d.employee_id, d.work_date, d.request_id, d.minutes, r.leave_type_id, t.paid_percent, r.state,
        exists (select from leave_away_day a where a.request_id = d.request_id and a.work_date = d.work_date) as is_away
      from leave_request_day d join leave_request r on r.id = d.request_id join leave_type t on t.id = r.leave_type_id
      where d.state = 'taken'
    ), marked as (select * from schedule_mark where kind = 'on_leave')
    select (select count(*)::integer from taken) as days,
      (select count(*)::integer from marked m where m.source <> 'leave'
        or not exists (select from taken t where t.employee_id = m.employee_id and t.work_date = m.work_date)) as unrequested,
      (select count(*)::integer from taken t where t.state <> 'approved' or not t.is_away or not exists (
        select from marked m where m.employee_id = t.employee_id and m.work_date = t.work_date)) as unmarked,
      (select count(*)::integer from taken t where t.paid_percent > 0 and not exists (
        select from leave_entry n where n.employee_id = t.employee_id and n.leave_type_id = t.leave_type_id and n.kind = 'usage'
          and n.period_key = 'request ' || t.request_id || ' ' || t.work_date and n.minutes = -t.minutes)) as unbooked,
      (select sum(minutes)::integer from taken where paid_percent > 0)
        + (select sum(minutes)::integer from leave_entry where kind = 'usage') as unexplained,
      (select count(*)::integer from marked m join schedule_mark h using (employee_id, work_date) where h.kind <> 'on_leave') as on_holidays,
      (select count(*)::integer from taken t where not exists (
        select from employee_schedule s where s.employee_id = t.employee_id and s.work_date = t.work_date
          and s.status in ('on_leave', 'scheduled'))) as without_shift,
      (select count(*)::integer from leave_request r where r.state = 'approved' and not exists (
        select from approval_request a join approval_decision x on x.request_id = a.id and x.decision = 'approved'
        where a.kind = 'leave' and a.subject_id = r.id and a.state = 'approved')) as undecided,
      (select count(*)::integer from leave_account where minutes < 0) as overdrawn`.execute(one.db);
  const { days, ...wrong } = rows[0] ?? {};
  expect(days).toBeGreaterThan(300);
  expect(Object.entries(wrong).filter(([, count]) => count !== 0)).toEqual([]);
});

it('has the same people on leave in the schedule and in the leave calendar this week and in the coming ones', async () => {
  const { rows } = await sql<{ day: string; planned: number[] | null; away: number[] | null }>`
    select g.day::date::text as day,
      (select array_agg(s.employee_id order by s.employee_id) from employee_schedule s where s.work_date = g.day and s.status = 'on_leave') as planned,
      (select array_agg(a.employee_id order by a.employee_id) from leave_away_day a where a.work_date = g.day and a.part = 'full') as away
    from generate_series(date '2026-03-02', date '2026-03-30', interval '1 day') as g (day)
    where extract(isodow from g.day) < 6`.execute(one.db);
  for (const { day, planned, away } of rows) expect(planned, day).toEqual(away);
  expect(rows.filter(({ away }) => away !== null).length).toBeGreaterThan(15);
});

it('fills an inbox with tickets of every side and state, of which some are overdue', async () => {
  const { rows } = await sql<{ side: string; status: number; overdue: number; notes: number }>`
    select t.side, t.status, count(*) filter (where t.due_at < ${now.toString()}::timestamptz)::integer as overdue,
      count(n.id)::integer as notes
    from ticket t left join ticket_note n on n.ticket_id = t.id group by 1, 2`.execute(one.db);
  expect(new Set(rows.map(({ side }) => side))).toEqual(new Set(['employee', 'client', 'staff']));
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set([2, 3, 4, 5]));
  expect(rows.some(({ status, overdue }) => status === 2 && overdue > 0)).toBe(true);
  expect(rows.some(({ notes }) => notes > 0)).toBe(true);
});

/** Protected tables in which the demo has no row that belongs to a company: lists of the provider, and what happens later. */
const withoutCompanyRows =
  `access_token activity_log approval_policy approval_policy_version approval_step approval_step_approver
  approval_substitute approval_trace attachment attendance_adjustment attendance_break_alert attendance_reminder candidate candidate_link candidate_merge
  candidate_private candidate_search canned_reply client_hours_rule client_network_rule client_notification download_alert employee_card employee_former_key
  employee_photo event_outbox idempotency_key import_job import_job_row interview_hold
  job_description_template known_device leave_feed leave_policy_line leave_policy_step leave_policy_version leave_type leave_type_blackout
  list_setting mail_outbox need_snooze notification_delivery notification_type pay_change punch_origin push_subscription recovery_code resume_text rotation rotation_day
  saved_view schedule_feed shift shift_break shift_overtime shift_version sms_outbox stored_file throttle_window ticket_approval_link
  ticket_follower ticket_link ticket_sla_break ticket_sla_policy ticket_sla_recount ticket_sla_target ticket_sla_window ticket_type
  ticket_type_field ticket_type_version user_permission web_push_key`.split(/\s+/);

it('row 10: row security alone shows no row of another company, in any table of the demo', async () => {
  const [clientId, otherId] = [2, 3];
  const { rows: protectedTables } = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relforcerowsecurity order by relname collate "C"`.execute(one.db);
  const {
    rows: [reader],
  } = await sql<{ user_id: number; employee_id: number }>`
    select (select min(id) from app_user where client_id = ${otherId}) as user_id,
      (select min(id) from employee where client_id = ${otherId}) as employee_id`.execute(one.db);
  if (!reader) throw new Error('The demo has no second client.');
  await one.db.transaction().execute(async (db) => {
    await sql`select set_config('app.scope', 'system', true)`.execute(db);
    const rows = await rowsOfCompany(db, clientId, otherId);
    expect(protectedTables.map(({ name }) => name).filter((name) => !(name in rows))).toEqual(withoutCompanyRows);
    const scopes: [string, number][] = [
      [`client:${otherId}`, reader.user_id],
      [`employee:${reader.employee_id}`, reader.user_id],
      ['none', 0],
    ];
    for (const [scope, userId] of scopes)
      expect([scope, await readableRows(db, { scope, userId, rows })]).toEqual([scope, []]);
    expect(await readableRows(db, { scope: 'staff', userId: 0, rows })).toEqual(Object.keys(rows));
  });
});

it('logs activity of every employee and client, in order and not after now', async () => {
  const { rows } = await sql<{ kind: string; id: number }>`
    select 'employee' as kind, id from employee union all select 'client', id from client where id <> 1`.execute(
    one.db,
  );
  const subjects = new Set(logged.map(({ subject_kind, subject_id }) => `${subject_kind} ${subject_id}`));
  expect(rows.filter(({ kind, id }) => !subjects.has(`${kind} ${id}`))).toEqual([]);
  const times = logged.map(({ at }) => at);
  expect(times).toEqual(times.toSorted());
  expect(times.at(-1)).toSatisfy((last: string) => last <= now.toString());
  expect(new Set(logged.map(({ actor }) => actor === ''))).toEqual(new Set([false]));
});
