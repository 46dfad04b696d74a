import { employeesCalls } from '@muster/contract/domains/employees/employees.calls.ts';
import type { CreateEmployeeRequest } from '@muster/contract/domains/employees/employees.schemas.ts';
import { importKinds } from '@muster/contract/domains/imports/imports.constants.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createHoliday } from '../../testing/factories/holidays.ts';
import { createOffice } from '../../testing/factories/lookups.ts';
import { createShift } from '../../testing/factories/shifts.ts';
import { importFile, sheetOf, templateCalls } from './imports.fixture.ts';

const people = 40;
const seed = 20_261_123;

let portal: TestPortal;
let admin: Persona;
let added = 0;

beforeAll(async () => {
  portal = await buildTestApp();
  admin = await portal.as({ roles: ['admin'] });
  await createHoliday(portal.db, { day: '2026-12-24', from_time: '18:00', is_fixed: true });
  const base = {
    client_id: (await createClient(portal.db)).id,
    shift_id: (await createShift(portal.db)).id,
    office_id: (await createOffice(portal.db)).id,
    timezone_id: 291,
    primary_work_location: 'wfo',
    secondary_work_location: 'wfh',
    orientation_date: '2026-03-02',
    cost_effective_from: '2026-03-02',
    cost_amount: '1200.50',
    cost_currency_id: 2,
  } as const;
  for (const [index, given] of fc.sample(person, { numRuns: people, seed }).entries()) {
    const own = { third_party_employee_id: ids[index] ?? `R-${index}`, work_email: `r${index}@muster.test` };
    const body: CreateEmployeeRequest = { ...base, ...given, ...own };
    const { status } = await admin.refused(employeesCalls.create, { body });
    added += status === 201 ? 1 : 0;
  }
});
afterAll(() => portal.close());

/** What spreadsheet programs turn into something else, and what looks like a mistake of one. */
const odd = ['TRUE', 'false', '#N/A', '#REF!', '1.5E+11', '1e5', '2026-01-02', '1-2', '0012', '12.50', '1,234', '50%'];
const texts = [
  ...odd,
  ...['=1+1', '+63 1', '-5', '@x', "'quoted", 'say "a"', '_x0041_', '_x000D_', '<b>&amp;</b>', ']]>', 'NULL'],
  ...['one\ntwo', 'one\r\ntwo', 'one\ttwo', ' x  y ', '\u00a0x', 'Pen\u0303a', 'Peña', '😀', 'a\u200bb'],
  ...['\u202eabc', '\u200eAna', '\u2066x\u2069', '\ufeffx', '\ud800x'],
];
const identifiers = [...odd, '12.5', '12,5', '１２３', 'A B', '00012345678901234567', '#-1', '1.23457E+11', '.5'];
/** Each person needs another one. */
const ids = [
  '12.5',
  '12,5',
  '0012',
  '12',
  '1-2',
  'TRUE',
  '#N/A',
  '2026-01-02',
  '=1+1',
  '１２３',
  '50%',
  '-5',
  "'7",
  '1e5',
];
const phones = [
  '09171234567',
  '+63 917 123 4567',
  '9171234567',
  '(+61) 2 9374-4000',
  '+1 (415) 555.2671',
  '６３9171234567',
];

const text = fc.oneof(fc.constantFrom(...texts), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }));
const optional = fc.option(text, { nil: null });
const identifier = fc.option(fc.constantFrom(...identifiers), { nil: null });
const phone = fc.option(fc.constantFrom(...phones), { nil: null });
const day = fc.constantFrom('1990-02-28', '2000-02-29', '1900-01-01', '2026-03-02');

/** As the form sends them. The portal refuses some. */
const person = fc.record({
  name: text,
  position: text,
  client_position: optional,
  work_phone: phone,
  personal_phone: phone,
  emergency_contact_phone: phone,
  emergency_contact_name: optional,
  emergency_contact_relationship: optional,
  address_line_1: text,
  address_line_2: optional,
  city: text,
  zip: text,
  notes: optional,
  bank_name: optional,
  bank_type: optional,
  bank_account_no: fc.constantFrom(...identifiers),
  biometric_id: identifier,
  sprout_system_id: identifier,
  sss: identifier,
  tin: identifier,
  birthdate: fc.option(day, { nil: null }),
  start_date: day,
  basic_salary: fc.integer({ min: 100, max: 100_000_000 }).map((cents) => (cents / 100).toFixed(2)),
  is_salaried: fc.boolean(),
  payment_method: fc.constantFrom('Cash', 'Bank Account'),
  personal_email: fc.constant(null),
});

it('what the form accepts comes back unchanged from the template of employees', async () => {
  expect(added).toBeGreaterThan(people / 2);
  const { bytes } = await admin.call(templateCalls.employees);
  const back = await importFile(portal, admin, 'employees', bytes, { name: 'template.xlsx', mode: 'check' });
  expect(back.errors.file).toEqual([]);
  expect(back.data.counts).toEqual({ create: 0, update: 0, unchanged: added, skip: 0, error: 0 });
});

it.each(importKinds.filter((kind) => kind !== 'employees'))('the template of %s has no error', async (kind) => {
  const { bytes } = await admin.call(templateCalls[kind]);
  expect((await sheetOf(bytes)).length).toBeGreaterThan(0);
  const back = await importFile(portal, admin, kind, bytes, { name: 'template.xlsx', mode: 'check' });
  expect(back.errors.file.filter((line) => !line.includes('Skipping'))).toEqual([]);
  expect(back.data.counts).toMatchObject({ create: 0, update: 0, error: 0 });
});
