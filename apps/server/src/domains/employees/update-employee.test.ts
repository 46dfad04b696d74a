import { employeeHistoryCalls } from '@muster/contract/domains/employees/employee-history.calls.ts';
import { employeesCalls } from '@muster/contract/domains/employees/employees.calls.ts';
import type {
  CreateEmployeeRequest,
  UpdateEmployeeRequest,
} from '@muster/contract/domains/employees/employees.schemas.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createAttachment } from '../../testing/factories/files.ts';
import { addToTeam, createTeam } from '../../testing/factories/teams.ts';
import { employeeBody } from './employee-body.fixture.ts';

let portal: TestPortal;
let hr: Persona;

beforeAll(async () => {
  portal = await buildTestApp();
  hr = await portal.as({ roles: ['hr'], name: 'Hannah Ramos' });
});
afterAll(() => portal.close());

async function added(): Promise<{ id: number; body: CreateEmployeeRequest }> {
  const body = await employeeBody(portal.db);
  const answer = await hr.call(employeesCalls.create, { body });
  expect(answer.status).toBe(201);
  return { id: answer.body.id, body };
}

function updateOf(
  id: number,
  body: CreateEmployeeRequest,
  change: Partial<UpdateEmployeeRequest>,
): UpdateEmployeeRequest {
  const { cost_effective_from, cost_effective_to, cost_amount, cost_currency_id, ...rest } = body;
  return { ...rest, id, ...change };
}

describe('a record that was read can be sent back', () => {
  it('by users who see everything, and by users who do not', async () => {
    const { id } = await added();
    const editor = await portal.as({ permissions: ['can update employees', 'can read employees'] });
    for (const viewer of [hr, editor]) {
      const { body: read } = await viewer.call(employeesCalls.details, { params: { id } });
      const saved = await viewer.refused(employeesCalls.update, { body: read as UpdateEmployeeRequest });
      expect([saved.status, saved.body]).toEqual([200, { id, version: read.version }]);
      const changed = { ...read, position: `${read.position} II`, user_id: 5, regularization_date: '2030-01-01' };
      await viewer.call(employeesCalls.update, { body: changed as UpdateEmployeeRequest });
      const { body: after } = await viewer.call(employeesCalls.details, { params: { id } });
      expect(after).toEqual({ ...read, position: changed.position, version: read.version + 1 });
    }
  });

  it('with attachments, teams and the current cost for those who may see them', async () => {
    const { id, body } = await added();
    const team = await createTeam(portal.db, { client_id: body.client_id });
    await addToTeam(portal.db, team, { id });
    await createAttachment(portal.db, portal.services.files, { id });
    const cost = { cost_effective_from: body.cost_effective_from, cost_effective_to: null, cost_amount: '1200.50' };
    const { body: full } = await hr.call(employeesCalls.details, { params: { id } });
    expect(full).toMatchObject({ ...cost, cost_currency_id: body.cost_currency_id });
    expect(full.employee_teams).toMatchObject([{ id: team.id }]);
    expect(full.attachments).toMatchObject([{ file_name: 'contract.pdf' }]);
    const reader = await portal.as({ permissions: ['can read employees'] });
    const bare = await reader.call(employeesCalls.details, { params: { id } });
    expect(bare.body.employee_teams).toMatchObject([{ id: team.id }]);
    for (const field of ['attachments', ...Object.keys(cost), 'cost_currency_id'])
      expect(bare.body).not.toHaveProperty(field);
  });

  it('and refuses another cost, and any cost from users who may not see it', async () => {
    const { id, body } = await added();
    const raised = await hr.refused(employeesCalls.update, { body: updateOf(id, body, { cost_amount: 9000 }) });
    expect(raised.body.errors).toEqual({
      cost_amount: ['The cost amount cannot be changed here: add a cost instead.'],
    });
    const editor = await portal.as({ permissions: ['can update employees', 'can read employees'] });
    const { body: read } = await editor.call(employeesCalls.details, { params: { id } });
    const guess = { ...read, cost_amount: '1200.50' } as UpdateEmployeeRequest;
    expect((await editor.refused(employeesCalls.update, { body: guess })).status).toBe(422);
  });

  it('and a key that the record does not have is refused', async () => {
    const { id } = await added();
    const { body: read } = await hr.call(employeesCalls.details, { params: { id } });
    const body = { ...read, status_type_id: 4 } as UpdateEmployeeRequest;
    expect((await hr.refused(employeesCalls.update, { body })).body.errors).toHaveProperty('status_type_id');
  });
});

it('changes the fields of the request and increases the version', async () => {
  const { id, body } = await added();
  const changed = await hr.call(employeesCalls.update, {
    body: updateOf(id, body, { version: 1, position: 'Team Lead', tin: '123-456' }),
  });
  expect(changed.body).toEqual({ id, version: 2 });
  const shown = await hr.call(employeesCalls.details, { params: { id } });
  expect(shown.body).toMatchObject({ position: 'Team Lead', tin: '123-456', sss: '34-1234567-8', version: 2 });
});

it('row 21: refuses an outdated version with who changed what, and overwrites nothing', async () => {
  const { id, body } = await added();
  await hr.call(employeesCalls.update, { body: updateOf(id, body, { version: 1, position: 'Trainer' }) });
  const late = await hr.refused(employeesCalls.update, {
    body: updateOf(id, body, { version: 1, name: 'Other Name' }),
  });
  expect(late.status).toBe(409);
  expect(late.body.conflict).toMatchObject({ by: 'Hannah Ramos', fields: [{ name: 'position', label: 'Position' }] });
  const shown = await hr.call(employeesCalls.details, { params: { id } });
  expect(shown.body).toMatchObject({ position: 'Trainer', name: 'Hazel Anne Navarro' });
});

it('row 21: does not reveal to a viewer who may not see it that a sensitive field changed', async () => {
  const { id, body } = await added();
  const viewer = await portal.as({ permissions: ['can view all employees', 'can update employees'] });
  const late = async () => {
    const change = { id, version: 1, kind: 'position' as const, position: 'Nurse', effective_date: '2026-03-20' };
    const refused = await viewer.refused(employeeHistoryCalls.changeAssignment, { body: change });
    expect([refused.status, refused.text]).toEqual([409, expect.not.stringMatching(/city|tin|hidden/i)]);
    return refused.body;
  };
  await hr.call(employeesCalls.update, { body: updateOf(id, body, { version: 1, city: 'Cebu', tin: '123-456' }) });
  const first = await late();
  expect([first.message, first.conflict]).toEqual([
    'Someone changed this employee after you opened it. Look at the changes and try again.',
    undefined,
  ]);
  const second = updateOf(id, body, { version: 2, city: 'Davao', position: 'Trainer' });
  await hr.call(employeesCalls.update, { body: second });
  expect((await late()).conflict).toEqual({
    by: 'Hannah Ramos',
    at: expect.any(String),
    fields: [{ name: 'position', label: 'Position' }],
  });
});

it('row 21: of eight concurrent editors exactly one wins', async () => {
  const { id, body } = await added();
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      hr.refused(employeesCalls.update, { body: updateOf(id, body, { version: 1, position: `Position ${index}` }) }),
    ),
  );
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  expect(answers.filter((answer) => answer.status === 409)).toHaveLength(7);
});

it('row 12: an editor who does not see the sensitive section keeps it', async () => {
  const { id, body } = await added();
  const editor = await portal.as({ permissions: ['can update employees', 'can read employees'] });
  const {
    personal_email,
    personal_phone,
    address_line_1,
    city,
    zip,
    bank_name,
    bank_type,
    bank_account_no,
    sss,
    basic_salary,
    ...open
  } = body;
  const saved = await editor.call(employeesCalls.update, {
    body: updateOf(id, open, { version: 1, position: 'Trainer' }),
  });
  expect(saved.status).toBe(200);
  const seen = await editor.call(employeesCalls.details, { params: { id } });
  expect(seen.body.sensitiveData).toBe(false);
  expect(seen.body).not.toHaveProperty('sss');
  const full = await hr.call(employeesCalls.details, { params: { id } });
  expect(full.body).toMatchObject({ sss, bank_account_no, basic_salary: '25000.00', personal_email });
});

it('requires the number of a bank account as soon as the payment method or the number changes', async () => {
  const { id, body } = await added();
  const save = (change: Partial<UpdateEmployeeRequest>) =>
    hr.refused(employeesCalls.update, { body: updateOf(id, body, change) });
  const required = { bank_account_no: ['The bank account number is required.'] };
  const removed = await save({ bank_account_no: '' });
  expect([removed.status, removed.body.errors]).toEqual([422, required]);
  expect((await save({ payment_method: 'Cash', bank_account_no: null })).status).toBe(200);
  expect((await save({ payment_method: 'Bank Account', bank_account_no: null })).body.errors).toEqual(required);
  const { bank_account_no: _, ...withoutNumber } = body;
  const back = { ...updateOf(id, withoutNumber, {}), payment_method: 'Bank Account' as const };
  expect((await hr.refused(employeesCalls.update, { body: back })).body.errors).toEqual(required);
  // Added before the rule, or by somebody who may not see the number.
  await portal.db.updateTable('employee').set({ payment_method: 'Bank Account' }).where('id', '=', id).execute();
  expect((await save({ bank_account_no: '', position: 'Trainer' })).status).toBe(200);
  expect((await save({ bank_account_no: '99887766' })).status).toBe(200);
});

it('moves to another client from today on and keeps the earlier one as history', async () => {
  portal.clock.set('2026-05-10T03:00:00Z');
  hr = await portal.as({ roles: ['hr'], name: 'Hannah Ramos' });
  const { id, body } = await added();
  const other = await createClient(portal.db);
  const moved = await hr.call(employeesCalls.update, { body: updateOf(id, body, { client_id: other.id }) });
  expect(moved.status).toBe(200);
  const history = await portal.db
    .selectFrom('employee_client')
    .select(['client_id', 'valid'])
    .where('employee_id', '=', id)
    .orderBy('id')
    .execute();
  expect(history).toEqual([
    { client_id: body.client_id, valid: '[2026-03-02,2026-05-10)' },
    { client_id: other.id, valid: '[2026-05-10,)' },
  ]);
});

it('employee-list.actions.2 refuses the account manager role although the permission is held', async () => {
  const { id, body } = await added();
  const manager = await portal.as({ roles: ['account manager'], permissions: ['can update employees'] });
  const refused = await manager.refused(employeesCalls.update, { body: updateOf(id, body, {}) });
  expect(refused.status).toBe(403);
});

it('answers 404 for an employee who does not exist', async () => {
  const { body } = await added();
  const refused = await hr.refused(employeesCalls.update, { body: updateOf(999_999, body, {}) });
  expect(refused.status).toBe(404);
});
