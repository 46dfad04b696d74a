import { employeesCalls } from '@muster/contract/domains/employees/employees.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { addToTeam, createTeam } from '../../testing/factories/teams.ts';

let portal: TestPortal;
let hr: Persona;

beforeAll(async () => {
  portal = await buildTestApp();
  hr = await portal.as({ roles: ['hr'] });
  const client = await createClient(portal.db, { legal_business_name: 'Brightwater Health' });
  const common = { client_id: client.id };
  await createEmployee(portal.db, { ...common, name: 'Ana Reyes', position: 'Bookkeeper', isComplete: true });
  await createEmployee(portal.db, {
    ...common,
    name: 'Bea Santos',
    position: 'Accountant',
    primary_work_location: 'wfh',
  });
  await createEmployee(portal.db, { ...common, name: 'Carl Peña', position: 'Bookkeeper', status: 'suspended' });
  await createEmployee(portal.db, {
    ...common,
    name: 'Dino Cruz',
    position: 'Analyst',
    status: 'terminated',
    statusFacts: { reason: 'Redundant', clearance_status: 'Cleared', rehire: false },
  });
  await createEmployee(portal.db, {
    ...common,
    name: 'Elsa Tan',
    position: 'Analyst',
    sensitive: { personal_email: 'elsa.private@mail.test', personal_phone: '09998887777' },
  });
});
afterAll(() => portal.close());

async function names(client: Persona, dt: object = {}, more: object = {}): Promise<string[]> {
  const answer = await client.call(employeesCalls.table, { query: { dt_params: JSON.stringify(dt), ...more } });
  expect(answer.status).toBe(200);
  return answer.body.data.map((row) => row.name);
}

it('employee-list.table.1 pages on the server and counts all', async () => {
  const answer = await hr.call(employeesCalls.table, {
    query: { dt_params: JSON.stringify({ first: 1, rows: 2 }), show_inactives: 'true' },
  });
  expect(answer.body.total).toBe(5);
  expect(answer.body.data.map((row) => row.name)).toEqual(['Bea Santos', 'Carl Peña']);
});

it('employee-list.toggle.1 hides the inactive and separated until asked', async () => {
  expect(await names(hr)).toEqual(['Ana Reyes', 'Bea Santos', 'Elsa Tan']);
  expect(await names(hr, {}, { show_inactives: 'true' })).toHaveLength(5);
});

it.each([1, -1])('sorts employees without a shift last, direction %i', async (order) => {
  const sorted = await names(hr, { sort: [{ field: 'shift.shift.name', order }] });
  expect(sorted[0]).toBe('Ana Reyes');
});

it('employee-list.table.2 sorts on the server', async () => {
  expect(await names(hr, { sort: [{ field: 'name', order: -1 }] })).toEqual(['Elsa Tan', 'Bea Santos', 'Ana Reyes']);
  expect(await names(hr, { sort: [{ field: 'position', order: 1 }] })).toEqual(['Bea Santos', 'Elsa Tan', 'Ana Reyes']);
});

it('employee-list.table.3 filters by column', async () => {
  expect(await names(hr, { filters: { position: { value: 'book' } } })).toEqual(['Ana Reyes']);
  expect(await names(hr, { filters: { primary_work_location: { value: ['wfh'], matchMode: 'in' } } })).toEqual([
    'Bea Santos',
  ]);
  const separated = { filters: { 'latest_employee_active_date.rehire': { value: 'false', matchMode: 'equals' } } };
  expect(await names(hr, separated, { show_inactives: '1' })).toEqual(['Dino Cruz']);
});

it('employee-list.table.4 searches all columns, without minding case and accents', async () => {
  expect(await names(hr, search('PENA'), { show_inactives: 'true' })).toEqual(['Carl Peña']);
  expect(await names(hr, search('work from home'))).toEqual(['Bea Santos']);
  expect(await names(hr, search('redundant'), { show_inactives: 'true' })).toEqual(['Dino Cruz']);
  expect(await names(hr, search('an'))).toEqual(['Ana Reyes', 'Bea Santos', 'Elsa Tan']);
  expect(await names(hr, search('100%_\\'))).toEqual([]);
});

it('searches only the columns asked for', async () => {
  const columns = JSON.stringify(['position']);
  expect(await names(hr, search('ana'), { searchable_columns: columns })).toEqual(['Elsa Tan']);
});

it('employee-list.incomplete-filter.3 finds what is not configured', async () => {
  expect(await names(hr, {}, { incomplete_configuration: 'birthdate' })).toEqual(['Bea Santos', 'Elsa Tan']);
});

it('employee-list.reason.1 and rehire.1 are filled only for separated employees', async () => {
  const answer = await hr.call(employeesCalls.table, { query: { show_inactives: 'true' } });
  const facts = Object.fromEntries(answer.body.data.map((row) => [row.name, row.latest_employee_active_date]));
  expect(facts['Dino Cruz']).toEqual({ reason: 'Redundant', clearance_status: 'Cleared', rehire: false });
  expect(facts['Carl Peña']).toBeNull();
});

it('row 11: search, filter and sort do not reveal a hidden personal email address', async () => {
  const manager = await portal.as({ roles: ['account manager'] });
  const answer = await manager.call(employeesCalls.table, {});
  expect(answer.text).not.toContain('elsa.private');
  expect(answer.body.data[0]).not.toHaveProperty('personal_email');
  expect(answer.body.data[0]).not.toHaveProperty('timezone');
  expect(await names(manager, search('elsa.private'))).toEqual([]);
  expect(await names(manager, search('elsa.private'), { searchable_columns: '["personal_email"]' })).toEqual([]);
  expect(await names(manager, { filters: { personal_email: { value: 'elsa.private' } } })).toHaveLength(3);
  expect(await names(manager, { sort: [{ field: 'personal_email', order: 1 }] })).toEqual(await names(manager));
  expect(await names(hr, search('elsa.private'))).toEqual(['Elsa Tan']);
});

it.each([
  ['an unknown sort column', { sort: [{ field: 'basic_salary', order: 1 }] }],
  ['an unknown filter column', { filters: { sss: { value: '3' } } }],
  ['an unknown part', { where: '1=1' }],
  ['an object as a value', { filters: { name: { value: { like: 'x' } } } }],
])('row 39: answers 422 to %s', async (_what, dt) => {
  const answer = await hr.refused(employeesCalls.table, { query: { dt_params: JSON.stringify(dt) } });
  expect(answer.status).toBe(422);
});

it('row 39: answers 422 to invalid JSON', async () => {
  const answer = await hr.refused(employeesCalls.table, { query: { dt_params: '{first' } });
  expect(answer.status).toBe(422);
});

it('keeps a total right across changes', async () => {
  const before = await hr.call(employeesCalls.table, { query: { dt_params: JSON.stringify({ rows: 1 }) } });
  await createEmployee(portal.db, { name: 'Zoe New' });
  const after = await hr.call(employeesCalls.table, { query: { dt_params: JSON.stringify({ rows: 1 }) } });
  expect(after.body.total).toBe(before.body.total + 1);
});

it('row 9: a team lead finds only the own teams', async () => {
  const client = await createClient(portal.db);
  const team = await createTeam(portal.db, { client_id: client.id });
  const lead = await createEmployee(portal.db, { name: 'Lea Lead', client_id: client.id });
  const member = await createEmployee(portal.db, { name: 'Mia Member', client_id: client.id });
  await addToTeam(portal.db, team, lead, 'teamLead');
  await addToTeam(portal.db, team, member);
  const viewer = await portal.as({ roles: ['team lead', 'employee'], employeeId: lead.id });
  const found = await viewer.call(employeesCalls.forDropdown, { query: {} });
  expect(found.body.map((person) => person.name)).toEqual(['Lea Lead', 'Mia Member']);
});

function search(value: string): object {
  return { filters: { global: { value } } };
}
