import { employeeShiftsCalls } from '@muster/contract/domains/shifts/employee-shifts.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { assignShift, createShift } from '../../testing/factories/shifts.ts';

let portal: TestPortal;
let hr: Persona;

beforeAll(async () => {
  portal = await buildTestApp();
  // A Monday.
  portal.clock.set('2026-03-02T01:00:00Z');
  hr = await portal.as({ roles: ['hr'] });
});
afterAll(() => portal.close());

const evening = () =>
  createShift(portal.db, {
    start_time: '20:00',
    end_time: '04:00',
    total_minutes: 480,
    work_days: [1, 2, 3, 4, 5, 6, 7],
  });
const early = () =>
  createShift(portal.db, {
    start_time: '02:00',
    end_time: '06:00',
    total_minutes: 240,
    work_days: [1, 2, 3, 4, 5, 6, 7],
  });

const place = (employeeIds: number[], shift: { id: number }, more: object = {}) => ({
  body: { employee_ids: employeeIds, shift_id: shift.id, from: '2026-03-09', ...more },
});

async function assignments(employeeId: number) {
  const rows = await portal.db
    .selectFrom('employee_shift')
    .select(['shift_id', 'valid'])
    .where('employee_id', '=', employeeId)
    .orderBy('valid')
    .execute();
  return rows.map(({ shift_id, valid }) => [shift_id, valid]);
}

async function days(employeeId: number, from: string, to: string) {
  await portal.settle();
  return (
    await portal.db
      .selectFrom('employee_schedule')
      .select(['work_date', 'starts_at', 'status'])
      .where('employee_id', '=', employeeId)
      .where('work_date', '>=', from)
      .where('work_date', '<=', to)
      .orderBy('work_date')
      .execute()
  ).map(({ work_date, starts_at }) => `${work_date} ${starts_at.slice(11, 16)}`);
}

it('ends the current shift the day before and plans the new one', async () => {
  const employee = await createEmployee(portal.db);
  const [old, next] = [await createShift(portal.db), await evening()];
  await assignShift(portal.db, employee, old);
  expect((await hr.call(employeeShiftsCalls.place, place([employee.id], next))).body).toEqual({ placed: 1 });
  expect(await assignments(employee.id)).toEqual([
    [old.id, '[2020-01-01,2026-03-09)'],
    [next.id, '[2026-03-09,)'],
  ]);
  expect(await days(employee.id, '2026-03-09', '2026-03-11')).toEqual([
    '2026-03-09 12:00',
    '2026-03-10 12:00',
    '2026-03-11 12:00',
  ]);
});

it('refuses 20:00 to 04:00 before 02:00 to 06:00 of the next day, and accepts it a day later', async () => {
  const employee = await createEmployee(portal.db);
  await assignShift(portal.db, employee, await evening());
  const next = await early();
  const refused = await hr.refused(employeeShiftsCalls.place, place([employee.id], next));
  expect(refused.status).toBe(422);
  expect(refused.body.errors?.employee_ids).toEqual([
    `${employee.name}: The shift of 2026-03-09 would overlap with the one of 2026-03-08.`,
  ]);
  const resting = place([employee.id], next, { rest_days: [1] });
  expect((await hr.call(employeeShiftsCalls.place, resting)).status).toBe(201);
  expect(await days(employee.id, '2026-03-09', '2026-03-10')).toEqual(['2026-03-10 18:00']);
});

it('checks the end of a temporary shift as well', async () => {
  const employee = await createEmployee(portal.db);
  await assignShift(portal.db, employee, await early());
  const refused = await hr.refused(
    employeeShiftsCalls.place,
    place([employee.id], await evening(), { to: '2026-03-13' }),
  );
  expect(refused.body.errors?.employee_ids?.[0]).toContain(
    'The shift of 2026-03-13 would overlap with the one of 2026-03-14.',
  );
});

it('continues the interrupted shift after a temporary one', async () => {
  const employee = await createEmployee(portal.db);
  const [usual, other] = [
    await createShift(portal.db),
    await createShift(portal.db, { start_time: '10:00', end_time: '19:00' }),
  ];
  await assignShift(portal.db, employee, usual);
  await hr.call(employeeShiftsCalls.place, place([employee.id], other, { to: '2026-03-10' }));
  expect(await assignments(employee.id)).toEqual([
    [usual.id, '[2020-01-01,2026-03-09)'],
    [other.id, '[2026-03-09,2026-03-11)'],
    [usual.id, '[2026-03-11,)'],
  ]);
  expect(await days(employee.id, '2026-03-09', '2026-03-11')).toEqual([
    '2026-03-09 02:00',
    '2026-03-10 02:00',
    '2026-03-11 00:00',
  ]);
});

it('refuses if another shift begins within the days', async () => {
  const employee = await createEmployee(portal.db);
  await assignShift(portal.db, employee, await createShift(portal.db), '[2026-04-01,)');
  const refused = await hr.refused(employeeShiftsCalls.place, place([employee.id], await createShift(portal.db)));
  expect(refused.body.errors?.employee_ids?.[0]).toContain('Another shift begins on 2026-04-01');
  const before = place([employee.id], await createShift(portal.db), { to: '2026-03-31' });
  expect((await hr.call(employeeShiftsCalls.place, before)).status).toBe(201);
});

it('assigns all or none of many employees, and reports problems before', async () => {
  const free = await createEmployee(portal.db, { name: 'Ana Free' });
  const gone = await createEmployee(portal.db, { name: 'Ben Gone', status: 'terminated' });
  const shift = await createShift(portal.db);
  const input = place([free.id, gone.id, 999_999], shift);
  const { body: preview } = await hr.call(employeeShiftsCalls.preview, input);
  expect(preview.map(({ employee_id, problem }) => [employee_id, problem])).toEqual([
    [free.id, null],
    [gone.id, 'Not employed on 2026-03-09.'],
    [999_999, 'This employee does not exist.'],
  ]);
  expect(await assignments(free.id)).toEqual([]);
  expect((await hr.refused(employeeShiftsCalls.place, input)).status).toBe(422);
  expect(await assignments(free.id)).toEqual([]);
  expect((await hr.call(employeeShiftsCalls.place, place([free.id], shift))).body).toEqual({ placed: 1 });
});

it("allows a client's shift only for employees of that client", async () => {
  const employee = await createEmployee(portal.db);
  const shift = await createShift(portal.db, { client_id: (await createClient(portal.db)).id });
  const refused = await hr.refused(employeeShiftsCalls.place, place([employee.id], shift));
  expect(refused.body.errors?.employee_ids?.[0]).toContain('another client');
});

it('refuses a last day before the first', async () => {
  const employee = await createEmployee(portal.db);
  const body = place([employee.id], await createShift(portal.db), { to: '2026-03-08' });
  expect((await hr.refused(employeeShiftsCalls.place, body)).body.errors).toHaveProperty('to');
});

it('logs each employee and updates the list', async () => {
  const employee = await createEmployee(portal.db);
  const shift = await createShift(portal.db);
  await hr.call(employeeShiftsCalls.place, place([employee.id], shift, { from: '2026-03-02' }));
  await portal.settle();
  const line = await portal.db
    .selectFrom('activity_log')
    .select('after')
    .where('event', '=', 'shifts.place')
    .where('subject_id', '=', String(employee.id))
    .executeTakeFirstOrThrow();
  expect(line.after).toMatchObject({ shift: shift.name, from: '2026-03-02' });
  const listed = await portal.db
    .selectFrom('employee_list')
    .select(['shift_name', 'missing'])
    .where('employee_id', '=', employee.id)
    .executeTakeFirstOrThrow();
  expect(listed.shift_name).toBe(shift.name);
  expect(listed.missing & 24).toBe(0);
});

it('keeps the later of two concurrent assignments, without overlaps', async () => {
  const employee = await createEmployee(portal.db);
  const usual = await createShift(portal.db);
  await assignShift(portal.db, employee, usual);
  const others = [await createShift(portal.db), await createShift(portal.db)];
  const answers = await Promise.all(
    others.map((shift) => hr.refused(employeeShiftsCalls.place, place([employee.id], shift))),
  );
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  const [before, after, ...more] = await assignments(employee.id);
  expect(before).toEqual([usual.id, '[2020-01-01,2026-03-09)']);
  expect(after?.[1]).toBe('[2026-03-09,)');
  expect(more).toEqual([]);
});

it('refuses a last day before the first at its field, in the preview too', async () => {
  const employee = await createEmployee(portal.db);
  const shift = await createShift(portal.db);
  const { body } = place([employee.id], shift);
  const reversed = { body: { ...body, from: '2026-03-09', to: '2026-03-08' } };
  const errors = { to: ['The last day must not come before the first.'] };
  for (const call of [employeeShiftsCalls.place, employeeShiftsCalls.preview] as const) {
    const refused = await hr.refused(call, reversed);
    expect([refused.status, refused.body.errors]).toEqual([422, errors]);
  }
});
