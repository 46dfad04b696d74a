import {
  attendanceDayList,
  attendanceDaysCalls,
  earlierDayList,
} from '@muster/contract/domains/attendance/attendance-days.calls.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSheet } from '../../platform/spreadsheet/spreadsheet.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createPunches, createWorker, settleAt } from '../../testing/factories/attendance.ts';

const formula = '=HYPERLINK("http://evil")';
let portal: TestPortal;
let ana: Awaited<ReturnType<typeof createWorker>>;
let ben: Awaited<ReturnType<typeof createWorker>>;
beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-12T12:00:00Z');
  const days = { first: '2025-12-30', last: '2026-03-12' };
  ana = await createWorker(portal.db, { employee: { name: formula, position: '@SUM(A1)' }, ...days });
  ben = await createWorker(portal.db, { employee: { name: 'Ben Cruz' }, ...days });
  await createPunches(portal.db, ben, '2026-03-10', [['in', '2026-03-10T01:12:00Z']]);
  const employeeIds = [ana.id, ben.id];
  await settleAt(portal.db, { employeeIds, ...days, now: '2026-03-12T12:00:00Z' });
});
afterAll(() => portal.close());

const lists = { days: attendanceDayList, earlier: earlierDayList };
type Which = keyof typeof lists;

interface Exported {
  readonly format?: string;
  readonly filters?: object;
  readonly [parameter: string]: unknown;
}

async function exported(who: Persona, which: Which, { format = 'csv', filters = {}, ...scope }: Exported = {}) {
  // At most five exports per minute are allowed.
  portal.clock.advance({ seconds: 31 });
  const sent = { format, query: { dt_params: JSON.stringify({ filters }), ...scope } };
  const answer = await who.refused(lists[which].exportCall, { body: sent as never });
  const lines: string[][] = [];
  if (answer.status === 200 && format === 'csv')
    await readSheet(Buffer.from(answer.text), async (rows) => {
      lines.push(...rows.map(({ cells }) => [...cells]));
    });
  const [headings = [], ...rows] = lines;
  const found = rows.map((row) => Object.fromEntries(headings.map((heading, index) => [heading, row[index]])));
  return { status: answer.status, headers: answer.headers, text: answer.text, rows: found };
}

const conflicts = { filters: { state: { value: 'conflict', matchMode: 'equals' } } };
const asHr = () => portal.as({ roles: ['hr'] });

it('contains what the list shows, in its order, over all pages', async () => {
  const hr = await asHr();
  const range = { from: '2026-02-01', to: '2026-03-12' };
  const { rows } = await exported(hr, 'days', range);
  const pages = [0, 30, 60].map((first) =>
    hr.call(attendanceDaysCalls.list, { query: { ...range, dt_params: JSON.stringify({ first }) } }),
  );
  const shown = (await Promise.all(pages)).flatMap(({ body }) => body.data);
  expect(shown).toHaveLength(80);
  expect(rows.map(({ Name, Day }) => [Name, Day])).toEqual(
    shown.map(({ employee, work_date }) => [employee.name, work_date]),
  );
});

it('applies the filters of the list, and names state, minutes and the reader’s zone', async () => {
  const hr = await asHr();
  const found = await exported(hr, 'days', conflicts);
  expect(found.headers['content-disposition']).toContain('attendance-2026-03-06-to-2026-03-12.csv');
  expect(found.rows).toHaveLength(1);
  expect(found.rows[0]).toMatchObject({
    Name: 'Ben Cruz',
    Day: '2026-03-10',
    Status: 'Missing clock-out',
    'Clocked in': '2026-03-10 09:12',
    'Clocked out': '',
    'Times in': 'Asia/Manila',
    'Late minutes': '12',
  });
  expect((await exported(hr, 'days', { filters: { global: { value: 'cruz' } } })).rows).toHaveLength(7);
  const zone = sql<number>`(select id from timezone where name = 'America/New_York')`;
  await portal.db.updateTable('app_user').set({ timezone_id: zone }).where('id', '=', hr.userId).execute();
  const elsewhere = await exported(hr, 'days', conflicts);
  expect(elsewhere.rows[0]).toMatchObject({ 'Clocked in': '2026-03-09 21:12', 'Times in': 'America/New_York' });
});

it('row 17: contains no cell that a spreadsheet would run', async () => {
  const { text, rows } = await exported(await asHr(), 'days', { filters: { global: { value: 'HYPERLINK' } } });
  expect(text).toContain("'=HYPERLINK");
  expect(text).toContain("'@SUM(A1)");
  expect(rows[0]?.Name).toBe(formula);
});

it('is available as a workbook too', async () => {
  const { headers, status } = await exported(await asHr(), 'days', { format: 'xlsx' });
  expect([status, headers['content-type']]).toEqual([200, expect.stringContaining('spreadsheetml')]);
});

it('refuses what the list refuses, and too many days', async () => {
  const hr = await asHr();
  const refusal = async (which: Which, body: Exported) => JSON.parse((await exported(hr, which, body)).text).errors;
  expect(await refusal('days', { from: '2026-01-01', to: '2026-03-04' })).toEqual({
    to: ['At most 62 days together.'],
  });
  expect(await refusal('earlier', { month: '2026-02' })).toEqual({ month: ['This month is not in the archive yet.'] });
  expect(await refusal('days', { page: 2 })).toBeTruthy();
});

it('is logged in the activity log, without the search text', async () => {
  const hr = await asHr();
  const period = { from: '2026-03-06', to: '2026-03-12' };
  await exported(hr, 'days', { ...period, filters: { global: { value: 'cruz' } } });
  await portal.settle();
  const line = await portal.db
    .selectFrom('activity_log')
    .select(['actor_user_id', 'details'])
    .where('event', '=', 'attendance.export-days')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const of = JSON.stringify(period);
  const details = { format: 'csv', rows: 7, file: 'attendance-2026-03-06-to-2026-03-12.csv', isSelection: false, of };
  expect(line).toMatchObject({ actor_user_id: hr.userId, details });
  expect(JSON.stringify(line)).not.toContain('cruz');
});

it('row 11: an archived month holds only a client’s own people, whichever client the filter names, and a lead’s own teams', async () => {
  const clientOf = async ({ id }: { id: number }) =>
    (await portal.db.selectFrom('employee').select('client_id').where('id', '=', id).executeTakeFirstOrThrow())
      .client_id;
  const permissions = ['can view attendance'] as const;
  const clientId = await clientOf(ben);
  const namesFor = async (rights: Parameters<TestPortal['as']>[0], body: Exported = {}) => {
    const { rows } = await exported(await portal.as(rights), 'earlier', body);
    return [rows.length, [...new Set(rows.map(({ Name }) => Name))].toSorted()];
  };
  expect(await namesFor({ roles: ['payroll'] })).toEqual([62, [formula, 'Ben Cruz'].toSorted()]);
  expect(await namesFor({ roles: ['payroll'] }, { month: '2025-12' })).toEqual([4, [formula, 'Ben Cruz'].toSorted()]);
  const user = { roles: ['client-admin' as const], permissions: [...permissions], clientId };
  expect(await namesFor(user)).toEqual([31, ['Ben Cruz']]);
  expect(
    await namesFor(user, {
      filters: { client_id: { value: await clientOf(ana), matchMode: 'equals' } },
    }),
  ).toEqual([31, ['Ben Cruz']]);
  expect(await namesFor({ roles: ['team lead'], permissions: [...permissions], employeeId: ana.id })).toEqual([
    31,
    [formula],
  ]);
});
