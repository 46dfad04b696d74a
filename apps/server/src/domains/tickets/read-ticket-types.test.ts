import { ticketFormErrors } from '@muster/contract/domains/tickets/ticket-form.rules.ts';
import { ticketTypesCalls } from '@muster/contract/domains/tickets/ticket-types.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeWithin } from '../../platform/row-security/within-scope.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { createTicketType } from '../../testing/factories/ticket-types.ts';
import { wholeList } from '../../testing/whole-list.ts';
import { readTicketForms } from './ticket-forms.repository.ts';
import { lockTicketType, readTicketType, readTicketTypePage, ticketTypeChoices } from './ticket-types.repository.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('lists, finds and shows ticket types', async () => {
  const admin = await portal.as({ roles: ['admin'] });
  const { id, name } = await createTicketType(portal.db);
  const { body: page } = await admin.call(ticketTypesCalls.list, {
    query: { dt_params: JSON.stringify({ filters: { global: { value: name } } }) },
  });
  expect(page).toMatchObject({ total: 1, data: [{ id, version: 1, name, form_number: 1, field_count: 1 }] });
  const { body: details } = await admin.call(ticketTypesCalls.details, { params: { id } });
  expect(details).toMatchObject({ id, version: 1, name, forms: [{ number: 1, fields: [{ label: 'Question' }] }] });
  expect((await admin.refused(ticketTypesCalls.details, { params: { id: 999_999 } })).status).toBe(404);
});

it('ships types whose forms are complete', async () => {
  const admin = await portal.as({ roles: ['admin'] });
  const { body } = await admin.call(ticketTypesCalls.list, { query: { dt_params: JSON.stringify({ rows: 100 }) } });
  const shipped = body.data.filter(({ code }) => !code.startsWith('TYPE-'));
  expect(shipped.filter(({ is_active }) => is_active).map(({ code }) => code)).toEqual([
    'LEAVE',
    'SCHED',
    'CCTV',
    'LOGON',
    'LOGOFF',
    'CAND',
    'PAY',
    'IT',
    'EQUIP',
    'GEN',
    'COE',
  ]);
  expect(shipped.filter(({ is_active }) => !is_active).map(({ code }) => code)).toEqual(['OT', 'ATTN']);
  for (const { id, code } of shipped) {
    const { forms } = (await admin.call(ticketTypesCalls.details, { params: { id } })).body;
    expect([code, forms.length, ticketFormErrors(forms[0]?.fields ?? [])]).toEqual([
      code,
      code === 'LEAVE' ? 2 : 1,
      [],
    ]);
    expect(forms[0]?.published_by).toBeNull();
  }
});

it('is closed to everybody but admins', async () => {
  for (const role of ['hr', 'it', 'employee'] as const) {
    const other = await portal.as({ roles: [role] });
    expect((await other.refused(ticketTypesCalls.list)).status).toBe(403);
    expect((await other.refused(ticketTypesCalls.details, { params: { id: 1 } })).status).toBe(403);
  }
});

it('offers each side its own active types', async () => {
  const [employee, engineer] = [await createEmployee(portal.db), await createEmployee(portal.db)];
  const client = await createClient(portal.db);
  const codes = async (viewer: Awaited<ReturnType<TestPortal['as']>>) =>
    (await viewer.call(ticketTypesCalls.choices)).body
      .map(({ code }) => code)
      .filter((code) => !code.startsWith('TYPE-'));
  const ofEmployees = ['LEAVE', 'SCHED', 'CCTV', 'PAY', 'IT', 'EQUIP', 'GEN', 'COE'];
  expect(await codes(await portal.as({ roles: ['employee'], employeeId: employee.id }))).toEqual(ofEmployees);
  expect(await codes(await portal.as({ roles: ['client-admin'], clientId: client.id }))).toEqual([
    'CCTV',
    'LOGON',
    'LOGOFF',
    'CAND',
    'GEN',
  ]);
  const all = ['SCHED', 'CCTV', 'LOGON', 'LOGOFF', 'CAND', 'PAY', 'IT', 'EQUIP', 'GEN'];
  expect(await codes(await portal.as({ roles: ['it'] }))).toEqual(all);
  expect(await codes(await portal.as({ roles: ['it'], employeeId: engineer.id }))).toEqual(['LEAVE', ...all, 'COE']);
  expect(await codes(await portal.as({ roles: [] }))).toEqual([]);
});

it('row security shows active types and their forms to their side', async () => {
  const { id } = await createTicketType(portal.db);
  const hidden = await createTicketType(portal.db, { is_active: false });
  const seenBy = (rows: string) =>
    writeWithin(portal.services.databases, { rows }, async (db) => [
      (await ticketTypeChoices(db, ['employee', 'client', 'staff'])).some((type) => type.id === id),
      (await readTicketTypePage(db, wholeList)).total > 0,
      (await readTicketType(db, id))?.id,
      (await readTicketForms(db, id)).length,
      (await lockTicketType(db, hidden.id))?.id,
    ]);
  expect(await seenBy('none')).toEqual([false, false, undefined, 0, undefined]);
  expect(await seenBy('client:1')).toEqual([false, true, undefined, 0, undefined]);
  expect(await seenBy('employee:1')).toEqual([true, true, id, 1, undefined]);
  expect(await seenBy('staff')).toEqual([true, true, id, 1, hidden.id]);
});
