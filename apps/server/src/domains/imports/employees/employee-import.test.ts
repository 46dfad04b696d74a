import { importsCalls } from '@muster/contract/domains/imports/imports.calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../../testing/build-test-app.ts';
import type { Persona } from '../../../testing/create-persona.ts';
import { createClient, createPolicy } from '../../../testing/factories/clients.ts';
import { createEmployee } from '../../../testing/factories/employees.ts';
import { createOffice } from '../../../testing/factories/lookups.ts';
import { createShift } from '../../../testing/factories/shifts.ts';
import { type Cells, importFile } from '../imports.fixture.ts';

let portal: TestPortal;
let hr: Persona;
let base: { client: { id: number; name: string }; office: string };
let number = 0;

beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-02T01:00:00Z');
  hr = await portal.as({ roles: ['hr'] });
  const client = await createClient(portal.db);
  const office = await createOffice(portal.db);
  for (const kind of ['Day Shift', 'Mid Shift', 'Night Shift']) {
    await createShift(portal.db, { kind, name: `${kind} of all` });
  }
  base = { client: { id: client.id, name: client.legal_business_name }, office: office.name };
});
afterAll(() => portal.close());

function person(given: Cells = {}): Cells {
  number += 1;
  return {
    'Employee ID': `IMP-${number}`,
    Name: `Imported Person ${number}`,
    Client: base.client.name,
    Position: 'Medical Biller',
    'Work email': `imported-${number}@muster.test`,
    Office: base.office,
    Timezone: 'Asia/Manila',
    'Primary work location': 'wfo',
    'Secondary work location': 'wfh',
    Shift: 'Day Shift',
    'Start date': '2026-03-02',
    'Orientation date': '2026-03-02',
    'Payment method': 'Bank Account',
    'Bank account number': '001234567890',
    'Address line 1': '12 Mabini Street',
    City: 'Makati',
    'ZIP code': '1200',
    'Basic salary': '25,000.00',
    ...given,
  };
}

const count = async () =>
  (
    await portal.db
      .selectFrom('employee')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;

const stored = (employeeId: unknown) =>
  portal.db
    .selectFrom('employee')
    .selectAll()
    .where('third_party_employee_id', '=', String(employeeId))
    .executeTakeFirst();

async function errorsOf(given: Cells): Promise<string[]> {
  const answer = await importFile(portal, hr, 'employees', [person(given)], { mode: 'check' });
  return answer.errors.file;
}

describe('adding', () => {
  it('stores an employee with employment period, client, shift and sensitive fields, and shows them in the list', async () => {
    const row = person({ 'Bank account number': '001234567890', 'Personal phone': '9171234567' });
    const answer = await importFile(portal, hr, 'employees', [row]);
    expect(answer).toMatchObject({
      status: 'success',
      data: { status: 'completed', stage: 'import', counts: { create: 1 } },
    });
    const employee = await stored(row['Employee ID']);
    expect(employee).toMatchObject({ name: row.Name, client_id: base.client.id, timezone_id: 291 });
    const { rows } = {
      rows: await portal.db
        .selectFrom('employee_list')
        .selectAll()
        .where('employee_id', '=', employee?.id ?? 0)
        .execute(),
    };
    expect(rows[0]).toMatchObject({ name: row.Name, shift_name: 'Day Shift of all', has_sensitive: true });
    const secret = await portal.db
      .selectFrom('employee_sensitive')
      .selectAll()
      .where('employee_id', '=', employee?.id ?? 0)
      .executeTakeFirstOrThrow();
    expect(secret.bank_account_no).not.toContain('001234567890');
    expect(secret.bank_account_no_index).not.toBeNull();
  });

  it('import.rules.4 sets no cost, RE fee, nonrefundable amount or status', async () => {
    const row = person();
    await importFile(portal, hr, 'employees', [row]);
    const { id } = (await stored(row['Employee ID'])) ?? { id: 0 };
    for (const table of ['employee_cost', 'employee_re_fee', 'employee_nonrefundable'] as const) {
      expect(await portal.db.selectFrom(table).selectAll().where('employee_id', '=', id).execute()).toEqual([]);
    }
    for (const heading of ['Cost amount', 'RE Fee', 'Status', 'Termination date', 'Non-Refundable']) {
      await expect(importFile(portal, hr, 'employees', [person({ [heading]: '1' })])).rejects.toThrow(
        /not one that you may import/,
      );
    }
  });

  it('import.rules.3 fails entirely if any row has an error, and names each error', async () => {
    const before = await count();
    const rows = [person(), person({ 'Work email': 'nobody' }), person({ 'Basic salary': 'much' })];
    const answer = await importFile(portal, hr, 'employees', rows);
    expect(answer).toMatchObject({ status: 'error', data: { status: 'failed', counts: { create: 1, error: 2 } } });
    expect(answer.errors.file).toEqual([
      'Row 3: Work email "nobody": The work email must be a valid email address.',
      'Row 4: Basic salary "[hidden]": The basic salary must be a valid number.',
    ]);
    expect(await count()).toBe(before);
  });

  it('is checked first, and imported on confirmation', async () => {
    const row = person();
    const checked = await importFile(portal, hr, 'employees', [row], { mode: 'check' });
    expect(checked.data).toMatchObject({ stage: 'check', status: 'completed', may_apply: true, counts: { create: 1 } });
    expect(await stored(row['Employee ID'])).toBeUndefined();
    const twice = await Promise.all([1, 2].map(() => hr.call(importsCalls.apply, { params: { id: checked.data.id } })));
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 200]);
    await portal.settle();
    expect(await stored(row['Employee ID'])).toBeDefined();
  });

  it('adds nobody when the same file is sent again (reliability row 14)', async () => {
    const rows = [person(), person()];
    await importFile(portal, hr, 'employees', rows);
    const before = await count();
    const again = await importFile(portal, hr, 'employees', rows);
    expect(again.data).toMatchObject({ status: 'completed', counts: { create: 0, unchanged: 2 } });
    expect(again.data.imported_before).not.toBeNull();
    expect(await count()).toBe(before);
  });

  it('refuses two rows with the same number, address or person', async () => {
    const first = person();
    const answer = await importFile(
      portal,
      hr,
      'employees',
      [first, person({ 'Employee ID': first['Employee ID'] ?? '' })],
      { mode: 'check' },
    );
    expect(answer.errors.file[0]).toMatch(/^Row 3: Employee ID .*already been taken\. Row 2 has it too\.$/);
  });
});

describe('import.rules.7: section 5.5', () => {
  it.each([
    [
      'phone numbers numeric',
      { 'Personal phone': 'call me' },
      /Personal phone "\[hidden\]": The personal phone must be a valid number/,
    ],
    ['amounts numeric', { 'Basic salary': '12k' }, /Basic salary/],
    ['shift one of three', { Shift: 'Evening' }, /The shift must be Mid Shift, Day Shift or Night Shift\./],
    ['timezone in the Asia/Manila style', { Timezone: 'Manila' }, /Timezone "Manila"/],
    ['primary location', { 'Primary work location': 'beach' }, /The primary work location is invalid/],
    ['secondary location', { 'Secondary work location': 'home' }, /The secondary work location is invalid/],
    ['leave policy exists', { 'Leave policy': 'None such' }, /The leave policy must name an existing policy/],
    ['holiday policy exists', { 'Holiday policy': 'None such' }, /The holiday policy must name an existing policy/],
    [
      'occurrence policy exists',
      { 'Occurrence policy': 'None such' },
      /The occurrence policy must name an existing policy/,
    ],
    ['holiday policy on January 1', { 'Holiday policy start date': '2026-02-01' }, /must always be January 1/],
    ['an unknown client', { Client: 'Nobody Inc' }, /The client is invalid/],
    ['an emptied required cell', { Name: '' }, /The name is required/],
    ['the number of a bank account', { 'Bank account number': '' }, /The bank account number is required/],
    ['a day that is none', { 'Start date': '31/02/2026' }, /YYYY-MM-DD/],
    ['a System ID of nobody', { 'System ID': '999999' }, /matches no employee/],
  ])('%s', async (_, given, says) => {
    const lines = await errorsOf(given);
    expect(lines.join('\n')).toMatch(says);
  });

  it('an unknown client is one error, and the shift that depends on it none', async () => {
    expect(await errorsOf({ Client: 'Nobody Inc' })).toEqual([expect.stringMatching(/The client is invalid/)]);
  });

  it('a start date whose regularization date would be after the year 9999 is refused', async () => {
    expect(await errorsOf({ 'Start date': '9999-07-01' })).toEqual([
      expect.stringMatching(/The start date must be 9999-06-30 or earlier/),
    ]);
  });

  it('leave and occurrence policies must be assigned to the client; the default is used if none is given', async () => {
    const foreign = await createPolicy(portal.db, 'leave');
    const lines = await errorsOf({ 'Leave policy': foreign.name });
    expect(lines).toEqual([expect.stringContaining('must already be assigned to the client')]);
    const occurrence = await createPolicy(portal.db, 'occurrence_points', base.client.id);
    const holiday = await createPolicy(portal.db, 'holiday');
    const row = person({ 'Holiday policy': holiday.name });
    await importFile(portal, hr, 'employees', [row]);
    const { id = 0 } = (await stored(row['Employee ID'])) ?? {};
    const held = await portal.db
      .selectFrom('employee_policy')
      .select(['kind', 'policy_id', 'valid', 'source'])
      .where('employee_id', '=', id)
      .orderBy('kind')
      .execute();
    expect(held).toEqual([
      { kind: 'holiday', policy_id: holiday.id, valid: '[2026-01-01,)', source: 'import' },
      { kind: 'occurrence_points', policy_id: occurrence.id, valid: '[2026-03-02,)', source: 'policy default' },
    ]);
  });

  it('a policy in addition to the current one must begin in the future, and ends the current one', async () => {
    const [now, next] = [await createPolicy(portal.db, 'leave'), await createPolicy(portal.db, 'leave')];
    for (const { id } of [now, next])
      await portal.db
        .insertInto('client_policy')
        .values({ client_id: base.client.id, kind: 'leave', policy_id: id })
        .execute();
    const row = person({ 'Leave policy': now.name, 'Leave policy start date': '2026-01-15' });
    await importFile(portal, hr, 'employees', [row]);
    const change = { 'Employee ID': row['Employee ID'] ?? '', 'Leave policy': next.name };
    for (const start of ['', '2026-03-02', '2026-02-01']) {
      const answer = await importFile(portal, hr, 'employees', [{ ...change, 'Leave policy start date': start }], {
        mode: 'check',
      });
      expect(answer.errors.file.join()).toContain('must be a future date');
    }
    await importFile(portal, hr, 'employees', [{ ...change, 'Leave policy start date': '2026-04-01' }]);
    const { id = 0 } = (await stored(row['Employee ID'])) ?? {};
    const held = await portal.db
      .selectFrom('employee_policy')
      .select('valid')
      .where('employee_id', '=', id)
      .where('kind', '=', 'leave')
      .orderBy('valid')
      .execute();
    expect(held.map(({ valid }) => valid)).toEqual(['[2026-01-15,2026-04-01)', '[2026-04-01,)']);
  });
});

describe('changing', () => {
  it('changes the given fields and keeps the fields of empty cells', async () => {
    const employee = await createEmployee(portal.db, { client_id: base.client.id, work_phone: '09170000000' });
    const row = {
      'System ID': employee.id,
      'Employee ID': employee.third_party_employee_id,
      Position: 'Team Lead',
      'Work phone': '',
    };
    const checked = await importFile(portal, hr, 'employees', [row], { mode: 'check' });
    const { body: page } = await hr.call(importsCalls.rows, { params: { id: checked.data.id }, query: {} });
    expect(page.data).toMatchObject([
      { row: 2, outcome: 'update', changes: [{ column: 'Position', before: 'Virtual Assistant', after: 'Team Lead' }] },
    ]);
    await hr.call(importsCalls.apply, { params: { id: checked.data.id } });
    await portal.settle();
    const after = await stored(employee.third_party_employee_id);
    expect(after).toMatchObject({
      position: 'Team Lead',
      work_phone: '09170000000',
      status_type_id: employee.status_type_id,
      version: 2,
    });
  });

  it('requires the number of a bank account if the row changes the payment method', async () => {
    const employee = await createEmployee(portal.db, { client_id: base.client.id, payment_method: 'Cash' });
    const row = { 'Employee ID': employee.third_party_employee_id, 'Payment method': 'Bank Account' };
    const refused = await importFile(portal, hr, 'employees', [row], { mode: 'check' });
    expect(refused.errors.file).toEqual(['Row 2: Bank account number: The bank account number is required.']);
    const given = { ...row, 'Bank account number': '001234567890' };
    const taken = await importFile(portal, hr, 'employees', [given], { mode: 'check' });
    expect(taken.data.counts).toMatchObject({ update: 1, error: 0 });
    await portal.db
      .updateTable('employee')
      .set({ payment_method: 'Bank Account' })
      .where('id', '=', employee.id)
      .execute();
    const same = await importFile(portal, hr, 'employees', [{ ...row, Position: 'Trainer' }], { mode: 'check' });
    expect(same.data.counts).toMatchObject({ update: 1, error: 0 });
  });

  it('requires a fresh factor for a change of pay, and never shows the pay', async () => {
    const employee = await createEmployee(portal.db, { client_id: base.client.id });
    const row = { 'Employee ID': employee.third_party_employee_id, 'Basic salary': '31337.00' };
    const answer = await importFile(portal, hr, 'employees', [row], { mode: 'import' });
    expect(answer.data).toMatchObject({ stage: 'check', status: 'completed', changes_pay: true, may_apply: true });
    portal.clock.advance({ minutes: 15 });
    const refused = await hr.refused(importsCalls.apply, { params: { id: answer.data.id } });
    expect(refused).toMatchObject({ status: 403, body: { code: 'confirm-identity' } });
    const { text } = await hr.call(importsCalls.rows, { params: { id: answer.data.id }, query: {} });
    expect(text).toContain('[hidden]');
    expect(text).not.toContain('31337');
  });
});
