import { notificationsCalls } from '@muster/contract/domains/notifications/notifications.calls.ts';
import { employeeShiftsCalls } from '@muster/contract/domains/shifts/employee-shifts.calls.ts';
import { shiftsCalls } from '@muster/contract/domains/shifts/shifts.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { zoneIds } from '../../database/seed/known-ids.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { nightShiftBody } from './shift-body.fixture.ts';

let portal: TestPortal;
let hr: Persona;

beforeAll(async () => {
  portal = await buildTestApp();
  // Monday, 9:00 in Manila.
  portal.clock.set('2026-03-02T01:00:00Z');
  hr = await portal.as({ roles: ['hr'] });
});
afterAll(() => portal.close());

const bodyOf = (gaps: object) => ({ ...nightShiftBody(), ...gaps });

async function newShift(gaps: object) {
  const body = bodyOf(gaps);
  const { shift_active_start_date: _from, ...terms } = body;
  return { terms, ...(await hr.call(shiftsCalls.create, { body })).body };
}

async function person() {
  const employee = await createEmployee(portal.db);
  return { employee, user: await portal.as({ roles: ['employee'], employeeId: employee.id }) };
}

async function texts(user: Persona): Promise<string[]> {
  await portal.settle();
  const { body } = await user.call(notificationsCalls.list);
  await user.call(notificationsCalls.markRead, { body: { all: true } });
  return body.data
    .filter(({ kind, read_at }) => kind === 'shifts.schedule-changed' && read_at === null)
    .map(({ text }) => text);
}

it('notifies of a placement, of new hours, of an end and of a removal, in the employee’s own time', async () => {
  const { employee, user } = await person();
  const hours = { timezone_id: zoneIds.newYork, start_time: '09:00', end_time: '17:00', work_days: [1, 2, 3, 4, 5] };
  const shift = await newShift(hours);
  const body = { employee_ids: [employee.id], shift_id: shift.id, from: '2026-03-03' };
  await hr.call(employeeShiftsCalls.place, { body });
  const [planned = '', ...others] = await texts(user);
  expect(others).toEqual([]);
  // New York is 13 hours behind Manila, from 8 March on 12.
  expect(planned).toContain('Tue, Mar 3: 10:00 PM to 6:00 AM. Wed, Mar 4: 10:00 PM to 6:00 AM.');
  expect(planned).toContain('Times are in Asia/Manila.');

  const later = { ...shift.terms, start_time: '08:00', effective_from: '2026-03-09', version: 1 };
  expect((await hr.call(shiftsCalls.update, { params: { id: shift.id }, body: later })).body).toEqual({
    id: shift.id,
    version: 2,
  });
  expect((await texts(user))[0]).toContain('Mon, Mar 9: 8:00 PM to 5:00 AM instead of 9:00 PM to 5:00 AM.');

  const [row] = (await hr.call(employeeShiftsCalls.details, { query: { employee_id: employee.id } })).body;
  await hr.call(employeeShiftsCalls.end, { params: { id: row?.id ?? 0 }, body: { last_day: '2026-03-12' } });
  expect((await texts(user))[0]).toContain('Fri, Mar 13: no shift instead of 8:00 PM to 5:00 AM.');
  await hr.call(employeeShiftsCalls.remove, { params: { id: row?.id ?? 0 } });
  expect((await texts(user))[0]).toContain('Tue, Mar 3: no shift instead of 10:00 PM to 6:00 AM.');
});

it('sends nothing where no future shift changes', async () => {
  const { employee, user } = await person();
  const shift = await newShift({});
  const past = { employee_ids: [employee.id], shift_id: shift.id, from: '2026-02-16', to: '2026-02-20' };
  await hr.call(employeeShiftsCalls.place, { body: past });
  expect(await texts(user)).toEqual([]);
  const body = { employee_ids: [employee.id], shift_id: shift.id, from: '2026-03-09' };
  await hr.call(employeeShiftsCalls.place, { body });
  expect(await texts(user)).toHaveLength(1);
  const renamed = { ...shift.terms, name: 'Another name', version: 1 };
  await hr.call(shiftsCalls.update, { params: { id: shift.id }, body: renamed });
  expect(await texts(user)).toEqual([]);
});
