import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFieldCipher } from '../platform/crypto/field-cipher.ts';
import { createAttendedDay, createOvertime } from '../testing/factories/attendance.ts';
import { moveToClient } from '../testing/factories/employees.ts';
import { assignShift, latestVersion } from '../testing/factories/shifts.ts';
import { createApprovedCover } from '../testing/factories/swaps.ts';
import { addDay, createTimesheet } from '../testing/factories/timesheets.ts';
import { type OpenScratch, openScratch } from '../testing/open-scratch.ts';
import { type Twin, twinClients } from '../testing/twin-clients.ts';

const alerts = ['attendance_break_alert', 'attendance_reminder'] as const;
const dayTables = ['punch', 'overtime_request', 'attendance_correction', 'swapped_day', ...alerts] as const;
/** The person moves on 9 March. Every table has all days; of each client one day is computed. */
const days = ['2026-03-03', '2026-03-05', '2026-03-10', '2026-03-12'] as const;
const [formerDay, , presentDay] = days;

let scratch: OpenScratch;
let former: Twin;
let present: Twin;
let employeeId: number;

beforeAll(async () => {
  scratch = await openScratch();
  const { db } = scratch;
  const cipher = createFieldCipher({ current: { version: 1, key: Buffer.alloc(32, 7) }, older: [] });
  ({ left: former, right: present } = await twinClients(db, cipher));
  [employeeId = 0] = former.employeeIds;
  const [colleagueId = 0] = former.employeeIds.slice(1);
  const person = { id: employeeId };
  await moveToClient(db, person, present.clientId, '2026-03-09');
  for (const day of days) {
    await createAttendedDay(db, person, day);
    await createOvertime(db, person, day);
    const { clientId, shiftId } = day < '2026-03-09' ? former : present;
    if (day === formerDay || day === presentDay)
      await createApprovedCover(db, { clientId, shiftId, employeeId, colleagueId, day });
    const sent_at = `${day}T03:00:00Z`;
    const work_date = day;
    await db
      .insertInto('attendance_break_alert')
      .values({ employee_id: employeeId, work_date, kind: 'overrun', sent_at })
      .execute();
    await db.insertInto('attendance_reminder').values({ employee_id: employeeId, work_date, sent_at }).execute();
  }
  await db.deleteFrom('employee_schedule').where('employee_id', '=', employeeId).execute();
  for (const day of days) {
    const own = { employee_id: employeeId, work_date: day };
    const shift_id = day < '2026-03-09' ? former.shiftId : present.shiftId;
    const times = { starts_at: `${day}T01:00:00Z`, ends_at: `${day}T09:00:00Z` };
    const shift_version_id = await latestVersion(db, shift_id);
    await db
      .insertInto('employee_schedule')
      .values({ ...own, shift_id, shift_version_id, ...times })
      .execute();
    await db
      .insertInto('schedule_mark')
      .values({ ...own, kind: 'holiday' })
      .execute();
  }
  await sql`update employee_shift set valid = daterange(lower(valid), '2026-03-09') where employee_id = ${employeeId}`.execute(
    db,
  );
  await assignShift(db, person, { id: present.shiftId }, '[2026-03-09,)');
  await db.deleteFrom('attendance_day').where('employee_id', '=', employeeId).execute();
  await addDay(db, { id: employeeId, client_id: former.clientId }, { work_date: formerDay });
  await addDay(db, { id: employeeId, client_id: present.clientId }, { work_date: presentDay });
  await createTimesheet(db, person, '2026-03-01', 'approved');
  for (const day of days)
    await db
      .insertInto('attendance_lock')
      .values({ employee_id: employeeId, days: `[${day},${day}]`, reason: 'Paid' })
      .execute();
});
afterAll(() => scratch.close());

/** The days of the person in a table. */
const daysSeen = (scope: string, table: (typeof dayTables)[number]) => datesIn(scope, sql.table(table));

const datesIn = (scope: string, from: RawBuilder<unknown>) =>
  scratch.db.transaction().execute(async (db) => {
    await sql`select set_config('app.scope', ${scope}, true)`.execute(db);
    const { rows } = await sql<{ day: string }>`
      select distinct work_date::text as day from ${from} t where employee_id = ${employeeId} order by day`.execute(db);
    return rows.map(({ day }) => day);
  });

it.each(dayTables)('shows a client only its own days of a person who moved: %s', async (table) => {
  expect(await daysSeen(`client:${present.clientId}`, table)).toEqual([presentDay]);
  expect(await daysSeen(`client:${former.clientId}`, table)).toEqual([formerDay]);
  for (const scope of [`employee:${former.employeeIds[1]}`, `client:${present.clientId + 99}`, 'none'])
    expect(await daysSeen(scope, table)).toEqual([]);
  for (const scope of ['staff', `employee:${employeeId}`])
    expect(await daysSeen(scope, table)).toEqual(table === 'swapped_day' ? [formerDay, presentDay] : days);
});

it.each(['employee_schedule', 'schedule_mark', 'attendance_lock'] as const)(
  'shows a client only what is planned for its own days: %s',
  async (table) => {
    const locked = sql`(select lower(l.days) as work_date, l.employee_id from attendance_lock l)`;
    const from = table === 'attendance_lock' ? locked : sql.table(table);
    const before = days.filter((day) => day < '2026-03-09');
    const since = days.filter((day) => day >= '2026-03-09');
    expect(await datesIn(`client:${present.clientId}`, from)).toEqual(since);
    expect(await datesIn(`client:${former.clientId}`, from)).toEqual(before);
    expect(await datesIn(`client:${present.clientId + 99}`, from)).toEqual([]);
    for (const scope of ['staff', `employee:${employeeId}`]) expect(await datesIn(scope, from)).toEqual(days);
  },
);

it('shows a client only assignments to shifts of its own days', async () => {
  const valid = sql`(select lower(s.valid) as work_date, s.employee_id from employee_shift s where s.employee_id = ${employeeId})`;
  expect(await datesIn(`client:${former.clientId}`, valid)).toEqual(['2020-01-01']);
  expect(await datesIn(`client:${present.clientId}`, valid)).toEqual(['2026-03-09']);
  expect(await datesIn('staff', valid)).toEqual(['2020-01-01', '2026-03-09']);
});

it('shows no client the totals of a timesheet, which include the days of other clients', async () => {
  const user = { name: 'Approver', email: 'approver@days.test', client_id: present.clientId, approval_enabled: true };
  const { id } = await scratch.db.insertInto('app_user').values(user).returning('id').executeTakeFirstOrThrow();
  const seen = await scratch.db.transaction().execute(async (db) => {
    await sql`select set_config('app.scope', ${`client:${present.clientId}`}, true), set_config('app.user', ${String(id)}, true)`.execute(
      db,
    );
    return db.selectFrom('timesheet').select('approved_totals').execute();
  });
  expect(seen).toEqual([]);
});
