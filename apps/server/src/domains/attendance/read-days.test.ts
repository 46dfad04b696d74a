import { attendanceDaysCalls } from '@muster/contract/domains/attendance/attendance-days.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createPunches, createWorker, settleAt } from '../../testing/factories/attendance.ts';
import { addToTeam, createTeam } from '../../testing/factories/teams.ts';

let portal: TestPortal;
let ana: Awaited<ReturnType<typeof createWorker>>;
let ben: Awaited<ReturnType<typeof createWorker>>;
beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-12T12:00:00Z');
  ana = await createWorker(portal.db, { employee: { name: 'Ana Reyes' }, zone: 'America/New_York' });
  ben = await createWorker(portal.db, { employee: { name: 'Ben Cruz' } });
  await createPunches(portal.db, ben, '2026-03-10', [['in', '2026-03-10T01:12:00Z']]);
  const employeeIds = [ana.id, ben.id];
  await settleAt(portal.db, {
    employeeIds,
    first: '2026-03-01',
    last: '2026-03-12',
    now: '2026-03-12T12:00:00Z',
  });
});
afterAll(() => portal.close());

const asHr = () => portal.as({ roles: ['hr'] });

it('lists the last seven days, newest first, with counts of each state', async () => {
  const { body } = await (await asHr()).call(attendanceDaysCalls.list);
  expect([body.from, body.to, body.total]).toEqual(['2026-03-06', '2026-03-12', 13]);
  expect(body.counts).toMatchObject({ absent: 12, conflict: 1, present: 0 });
  expect([body.data[0]?.work_date, body.data.at(-1)?.work_date]).toEqual(['2026-03-12', '2026-03-06']);
  const conflict = body.data.find(({ state }) => state === 'conflict');
  expect(conflict).toMatchObject({
    employee: { name: 'Ben Cruz' },
    work_date: '2026-03-10',
    late_minutes: 12,
    zone: 'Asia/Manila',
    settled: true,
    locked: null,
    is_correction_pending: false,
  });
});

it('filters by state, employee, client, team and days, and counts the result', async () => {
  const hr = await asHr();
  const found = async (filters: object, range: object = {}) => {
    const query = { ...range, dt_params: JSON.stringify({ filters }) };
    const { body } = await hr.call(attendanceDaysCalls.list, { query });
    return [body.total, new Set(body.data.map(({ employee }) => employee.name))];
  };
  const { client_id } = await portal.db
    .selectFrom('employee')
    .select('client_id')
    .where('id', '=', ana.id)
    .executeTakeFirstOrThrow();
  const team = await createTeam(portal.db, { client_id });
  await addToTeam(portal.db, team, ana);
  expect(await found({ state: { value: 'conflict', matchMode: 'equals' } })).toEqual([1, new Set(['Ben Cruz'])]);
  expect(await found({ global: { value: 'reyes' } })).toEqual([6, new Set(['Ana Reyes'])]);
  expect(await found({ global: { value: '%' } })).toEqual([0, new Set()]);
  expect(await found({ client_id: { value: client_id, matchMode: 'equals' } })).toEqual([6, new Set(['Ana Reyes'])]);
  expect(await found({ team_id: { value: [team.id], matchMode: 'in' } })).toEqual([6, new Set(['Ana Reyes'])]);
  expect(await found({}, { from: '2026-03-01', to: '2026-03-01' })).toEqual([2, new Set(['Ana Reyes', 'Ben Cruz'])]);
});

it('counts each state under the other filters, so that the figures stay while one state is chosen', async () => {
  const filters = { state: { value: 'conflict', matchMode: 'equals' }, global: { value: 'cruz' } };
  const query = { dt_params: JSON.stringify({ filters }) };
  const { body } = await (await asHr()).call(attendanceDaysCalls.list, { query });
  expect([body.total, body.counts.conflict, body.counts.absent]).toEqual([1, 1, 6]);
});

it('refuses days in the wrong order and too many of them', async () => {
  const hr = await asHr();
  const refused = async (from: string, to: string) =>
    (await hr.refused(attendanceDaysCalls.list, { query: { from, to } })).body?.errors;
  expect(await refused('2026-03-02', '2026-03-01')).toEqual({ to: ['The last day must not come before the first.'] });
  expect(await refused('2026-01-01', '2026-03-04')).toEqual({ to: ['At most 62 days together.'] });
  expect(await refused('2026-02-30', '2026-03-01')).toHaveProperty('from');
});

it('shows one day with its punches, and answers 404 for a missing day', async () => {
  const hr = await asHr();
  const input = { params: { id: ben.id }, query: { work_date: '2026-03-10' } };
  expect((await hr.call(attendanceDaysCalls.details, input)).body).toMatchObject({
    state: 'conflict',
    punches: [{ kind: 'in', source: 'web', counts: true }],
    corrections: [],
  });
  const unknown = { ...input, query: { work_date: '2025-03-10' } };
  expect((await hr.refused(attendanceDaysCalls.details, unknown)).status).toBe(404);
});
