import { attendanceDaysCalls } from '@muster/contract/domains/attendance/attendance-days.calls.ts';
import { importsCalls } from '@muster/contract/domains/imports/imports.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../../testing/build-test-app.ts';
import type { Persona } from '../../../testing/create-persona.ts';
import { createPunches, createWorker } from '../../../testing/factories/attendance.ts';
import { type Cells, importFile, sheetOf, templateCalls } from '../imports.fixture.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

let ids = 0;
/** Works from 9:00 to 17:00 in Manila. */
async function worker(gaps: Parameters<typeof createWorker>[1] = {}) {
  ids += 1;
  const biometricId = `BIO-${ids}`;
  const who = await createWorker(portal.db, { ...gaps, employee: { biometric_id: biometricId, ...gaps.employee } });
  return { ...who, biometricId };
}

const row = (who: { biometricId: string }, Punch: string, Time: string, more: Cells = {}): Cells => ({
  'Biometric ID': who.biometricId,
  Punch,
  Time,
  ...more,
});

async function workforce(): Promise<Persona> {
  portal.clock.set('2026-03-12T00:00:00Z');
  return portal.as({ roles: ['workforce admin'] });
}

async function reasonsFor(rows: readonly Cells[]): Promise<readonly string[]> {
  const answer = await importFile(portal, await workforce(), 'punches', rows);
  expect(answer.data.counts.create === 0 || answer.data.status === 'failed').toBe(true);
  return answer.errors.file;
}

const punchesOf = (employeeId: number) =>
  portal.db
    .selectFrom('punch')
    .leftJoin('punch_origin', 'punch_origin.punch_id', 'punch.id')
    .select(['kind', 'at', 'zone', 'work_date', 'source', 'device'])
    .where('employee_id', '=', employeeId)
    .orderBy('at')
    .execute();

it('imports instants and local times in any order, settles their days, and changes nothing the second time', async () => {
  const who = await worker();
  const rows = [
    row(who, 'out', '2026-03-10 17:00', { Device: 'Gate 2' }),
    row(who, 'Check-In', '2026-03-10T00:58:00Z', { Device: 'Gate 1' }),
    row(who, 'C/Out', '2026-03-11 04:00:00', { Zone: 'America/New_York' }),
    row(who, 'in', '2026-03-11T09:06+08:00'),
  ];
  const admin = await workforce();
  const checked = await importFile(portal, admin, 'punches', rows, { mode: 'check' });
  expect(checked.data).toMatchObject({ stage: 'check', status: 'completed', counts: { create: 4 }, may_apply: true });
  expect(await punchesOf(who.id)).toEqual([]);
  const imported = await importFile(portal, admin, 'punches', rows);
  expect([imported.error, imported.errors.file]).toEqual([null, []]);
  expect(imported.data).toMatchObject({ status: 'completed', counts: { create: 4, error: 0 } });
  expect(await punchesOf(who.id)).toMatchObject([
    { kind: 'in', at: '2026-03-10T00:58:00.000Z', zone: 'Asia/Manila', work_date: '2026-03-10', device: 'Gate 1' },
    { kind: 'out', at: '2026-03-10T09:00:00.000Z', source: 'biometric', work_date: '2026-03-10', device: 'Gate 2' },
    { kind: 'in', at: '2026-03-11T01:06:00.000Z', work_date: '2026-03-11', device: null },
    { kind: 'out', at: '2026-03-11T08:00:00.000Z', zone: 'America/New_York', work_date: '2026-03-11' },
  ]);
  const day = { params: { id: who.id }, query: { work_date: '2026-03-11' } };
  const settled = (await admin.call(attendanceDaysCalls.details, day)).body;
  expect(settled).toMatchObject({ state: 'late', late_minutes: 6, undertime_minutes: 60 });
  const again = await importFile(portal, admin, 'punches', rows);
  expect(again.data).toMatchObject({ status: 'completed', counts: { create: 0, unchanged: 4 } });
  expect(await punchesOf(who.id)).toHaveLength(4);
});

it('names the rows that cannot be read or whose employee is unknown, and imports none', async () => {
  const who = await worker();
  await worker({ employee: { biometric_id: 'TWICE' } });
  await worker({ employee: { biometric_id: 'TWICE' } });
  const reasons = await reasonsFor([
    row(who, 'in', '2026-03-10 09:00'),
    row({ biometricId: 'NOBODY' }, 'in', '2026-03-10 09:00'),
    row({ biometricId: 'TWICE' }, 'in', '2026-03-10 09:00'),
    row(who, 'coffee', '2026-03-10 10:00'),
    row(who, 'out', '10/03/2026'),
    row(who, 'out', '2026-03-08 02:30', { Zone: 'America/New_York' }),
    row(who, 'out', '2026-03-10 17:00', { Zone: 'Manila' }),
    row(who, 'out', '2026-03-12 17:00'),
    row(who, 'out', '2026-01-02 17:00'),
    row(who, 'in', '2026-03-10T01:00Z'),
  ]);
  expect(reasons).toHaveLength(9);
  expect(reasons[0]).toContain('Row 3: Biometric ID "NOBODY": The Biometric ID does not match any employee');
  expect(reasons[1]).toContain('Row 4: Biometric ID "TWICE": 2 employees have this Biometric ID');
  expect(reasons[2]).toContain('Row 5: Punch "coffee": The Punch must be in, out, break start or break end.');
  expect(reasons[3]).toContain('The Time must be a time such as 2026-03-02 09:00');
  expect(reasons[4]).toContain('The Time does not exist in America/New_York: the clocks skip it.');
  expect(reasons[5]).toContain('The Zone must be in the Asia/Manila style.');
  expect(reasons[6]).toContain('The Time is in the future.');
  expect(reasons[7]).toContain('The Time is more than 60 days ago');
  expect(reasons[8]).toContain('Row 2 has the same punch.');
  expect(await punchesOf(who.id)).toEqual([]);
});

it('refuses punches that cannot follow those that are stored', async () => {
  const who = await worker();
  await createPunches(portal.db, who, '2026-03-10', [
    ['in', '2026-03-10T01:00:00Z'],
    ['out', '2026-03-10T09:00:00Z'],
  ]);
  const reasons = await reasonsFor([row(who, 'in', '2026-03-10 09:02'), row(who, 'in', '2026-03-10 08:30')]);
  expect(reasons.join()).toContain(
    "'Clock in' of 2026-03-10 09:02 does not follow the punch before it. Possible: 'Start break' or 'Clock out'.",
  );
  expect(reasons.join()).toContain("The stored 'Clock in' of 2026-03-10 09:00 would not follow this punch.");
});

it('says in the preview that punches of locked days count in a later period', async () => {
  const locked = await worker();
  await portal.db
    .insertInto('attendance_lock')
    .values({ employee_id: locked.id, days: '[2026-03-01,2026-03-16)', reason: 'Paid on March 16.' })
    .execute();
  const rows = [row(locked, 'in', '2026-03-10 09:00'), row(locked, 'out', '2026-03-10 12:00')];
  const admin = await workforce();
  const checked = await importFile(portal, admin, 'punches', rows, { mode: 'check' });
  expect(checked.data).toMatchObject({ status: 'completed', counts: { create: 2, error: 0 } });
  const { body: page } = await admin.call(importsCalls.rows, { params: { id: checked.data.id }, query: {} });
  const shown = 'for 2026-03-10, which is locked: the difference counts in the next open period';
  expect(page.data[0]?.changes[0]?.after).toContain(shown);
});

it('refuses days that are not employed, and punches of the own record', async () => {
  const newcomer = await worker({ employee: { start_date: '2026-03-11', orientation_date: '2026-03-11' } });
  const reasons = await reasonsFor([row(newcomer, 'in', '2026-03-10 09:00')]);
  expect(reasons[0]).toContain('The employee was not employed on Mar 10, 2026.');
  const own = await worker();
  portal.clock.set('2026-03-12T00:00:00Z');
  const self = await portal.as({ roles: ['hr'], employeeId: own.id });
  const answer = await importFile(portal, self, 'punches', [row(own, 'in', '2026-03-10 09:00')]);
  expect(answer.errors.file.join()).toContain("You can't import your own clock-ins.");
});

it('offers a template with the people who have a Biometric ID', async () => {
  const who = await worker();
  const rows = await sheetOf((await (await workforce()).call(templateCalls.punches)).bytes);
  expect(rows.find((one) => one['Biometric ID'] === who.biometricId)).toMatchObject({
    'Full Name': who.name,
    Zone: 'Asia/Manila',
    Punch: '',
  });
});

it('counts repeated taps once, says so per row, and never adds a tap beside a stored one', async () => {
  const who = await worker();
  const rows = [
    row(who, 'in', '2026-03-10 08:58:02'),
    row(who, 'in', '2026-03-10 08:58:04'),
    row(who, 'out', '2026-03-10 17:00:01'),
    row(who, 'out', '2026-03-10 17:01:30'),
  ];
  const admin = await workforce();
  const { data } = await importFile(portal, admin, 'punches', rows, { mode: 'check' });
  expect(data).toMatchObject({ status: 'completed', counts: { create: 2, unchanged: 2, error: 0 } });
  const preview = (await admin.call(importsCalls.rows, { params: { id: data.id } })).body.data;
  expect(preview.map(({ outcome, messages }) => [outcome, messages.map(({ reason }) => reason).join()])).toEqual([
    ['create', ''],
    ['unchanged', "Repeats 'Clock in' of 2026-03-10 08:58:02. Taps within 2 minutes count once."],
    ['create', ''],
    ['unchanged', "Repeats 'Clock out' of 2026-03-10 17:00:01. Taps within 2 minutes count once."],
  ]);
  await importFile(portal, admin, 'punches', rows);
  const later = [row(who, 'in', '2026-03-10 08:57:00'), row(who, 'out', '2026-03-10 17:01:59')];
  expect((await importFile(portal, admin, 'punches', later)).data.counts).toMatchObject({ create: 0, unchanged: 2 });
  expect((await punchesOf(who.id)).map(({ kind, at }) => [kind, at.slice(11, 19)])).toEqual([
    ['in', '00:58:02'],
    ['out', '09:00:01'],
  ]);
});

it('imports the valid rows of a file with wrong ones on request', async () => {
  const [who, other] = [await worker(), await worker()];
  const rows = [
    row(who, 'in', '2026-03-10 09:00'),
    row(who, 'in', '2026-03-10 09:10'),
    row(who, 'out', '2026-03-10 17:00'),
    row(other, 'out', '2026-03-10 17:00'),
    row({ biometricId: 'NOBODY' }, 'in', '2026-03-10 09:00'),
  ];
  const admin = await workforce();
  const checked = await importFile(portal, admin, 'punches', rows);
  expect(checked.data).toMatchObject({ status: 'failed', counts: { create: 2, error: 3 }, may_apply_valid_rows: true });
  expect(await punchesOf(who.id)).toEqual([]);
  const params = { id: checked.data.id };
  expect((await admin.refused(importsCalls.apply, { params })).status).toBe(409);
  expect((await admin.call(importsCalls.applyValidRows, { params })).status).toBe(200);
  await portal.settle();
  const done = (await admin.call(importsCalls.job, { params })).body;
  expect(done.data).toMatchObject({
    stage: 'import',
    status: 'completed',
    counts: { create: 2, error: 3 },
    may_apply_valid_rows: false,
    has_rejected_rows: true,
  });
  expect(done.errors.file).toHaveLength(3);
  expect((await punchesOf(who.id)).map(({ kind }) => kind)).toEqual(['in', 'out']);
  expect(await punchesOf(other.id)).toEqual([]);
  const boss = await portal.as({ roles: ['admin'] });
  const people = await importFile(portal, boss, 'employees', [{ 'Employee ID': 'NOBODY', Position: 'Clerk' }]);
  const refused = await boss.refused(importsCalls.applyValidRows, { params: { id: people.data.id } });
  expect(refused.status).toBe(409);
});

it('lets nobody apply a file with their own punches that somebody else uploaded', async () => {
  const [own, other] = [await worker(), await worker()];
  const rows = [row(other, 'in', '2026-03-10 09:00'), row(own, 'in', '2026-03-10 09:00')];
  const checked = await importFile(portal, await workforce(), 'punches', rows, { mode: 'check' });
  const self = await portal.as({ roles: ['hr'], employeeId: own.id });
  const params = { id: checked.data.id };
  const refused = await self.refused(importsCalls.apply, { params });
  expect([refused.status, refused.body.message]).toEqual([
    403,
    'Row 3: no one imports their own clock-ins. Someone else must import this file.',
  ]);
  expect((await (await portal.as({ roles: ['hr'] })).call(importsCalls.apply, { params })).status).toBe(200);
  await portal.settle();
  expect(await punchesOf(own.id)).toHaveLength(1);
});

it('imports nothing for another employee than the one whose punches were checked', async () => {
  const [checked, other] = [await worker(), await worker()];
  const anyone = await workforce();
  const { data } = await importFile(portal, anyone, 'punches', [row(checked, 'in', '2026-03-10 09:00')], {
    mode: 'check',
  });
  const rename = (id: number, biometric_id: string) =>
    portal.db.updateTable('employee').set({ biometric_id }).where('id', '=', id).execute();
  await rename(checked.id, `${checked.biometricId}-old`);
  await rename(other.id, checked.biometricId);
  await anyone.call(importsCalls.apply, { params: { id: data.id } });
  await portal.settle();
  const { body } = await anyone.call(importsCalls.job, { params: { id: data.id } });
  expect(body).toMatchObject({ data: { status: 'failed' }, error: expect.stringContaining('Nothing was imported') });
  expect([await punchesOf(checked.id), await punchesOf(other.id)]).toEqual([[], []]);
});
