import { expect, it } from 'vitest';
import inventory from '../../../spec/validation.json' with { type: 'json' };
import {
  createEmployeeRequest,
  type EmployeeFormValues,
  employeeFormErrors,
  isFieldShown,
  updateEmployeeRequest,
} from './employee-form.ts';
import { type EmployeeField, employeeFormSections, employeeLabels, sensitiveFields } from './employees.constants.ts';
import type { EmployeeFormFacts } from './employees.rules.ts';
import { createEmployeeBody, updateEmployeeBody } from './employees.schemas.ts';

const rules = inventory.rules.filter(({ scope }) => scope === 'employee form');
const create: EmployeeFormFacts = { mode: 'create', sensitiveVisible: true };
const update: EmployeeFormFacts = { mode: 'update', sensitiveVisible: true };

const valid: EmployeeFormValues = {
  name: 'Ana Reyes',
  third_party_employee_id: 'E-1',
  client_id: 2,
  timezone_id: 291,
  position: 'Engineer',
  client_position: '',
  personal_phone: '09171234567',
  personal_email: '',
  work_email: 'ana@example.com',
  work_phone: '',
  client_email: '',
  office_id: 1,
  biometric_id: '',
  sprout_system_id: '',
  primary_work_location: 'wfo',
  secondary_work_location: 'wfh',
  shift_id: 3,
  notes: '',
  emergency_contact_name: '',
  emergency_contact_phone: '',
  emergency_contact_relationship: '',
  internal_staff_flag: false,
  sss: '',
  pagibig: '',
  tin: '',
  phic: '',
  basic_salary: '25000',
  birthdate: '',
  start_date: '2024-01-15',
  orientation_date: '2024-01-15',
  payment_method: 'Bank Account',
  bank_name: 'BDO Unibank',
  bank_type: 'Savings',
  bank_account_no: '123456789012',
  address_line_1: '1 Mango Street',
  address_line_2: '',
  city: 'Cebu',
  zip: '6000',
  '201_complete': false,
  is_salaried: true,
  is_infraction_exempted: false,
  cost_effective_from: '2024-01-15',
  cost_effective_to: '',
  cost_amount: 0,
  cost_currency_id: 1,
};

it('accepts the valid form in both modes, cost 0 included', () => {
  expect(employeeFormErrors(valid, create)).toEqual({});
  expect(employeeFormErrors(valid, update)).toEqual({});
});

const requiredRules = rules
  .filter(({ kind }) => kind === 'required')
  .map((rule) => [rule.field, rule.condition] as const);

it.each(requiredRules)('employee-form.validation.6 requires %s (%s)', (field, condition) => {
  const emptied = { ...valid, [field]: typeof fieldValue(field) === 'number' && field !== 'cost_amount' ? null : '' };
  expect(employeeFormErrors(emptied, create)[field]?.[0]).toMatch(/ is required\.$/);
  expect(field in employeeFormErrors(emptied, update)).toBe(!condition.includes('create mode'));
  if (condition.includes('sensitive')) {
    expect(employeeFormErrors(emptied, { ...create, sensitiveVisible: false })).toEqual({});
  }
});

const lengthRules = rules.filter(({ kind, bound }) => kind === 'maxLength' && typeof bound === 'number');

it.each(lengthRules.map(({ field, bound }) => [field, Number(bound)] as const))(
  'employee-form.validation.6 bounds %s to %i characters',
  (field, bound) => {
    const isEmail = field.endsWith('email');
    const textOf = (length: number) =>
      isEmail ? `${'a'.repeat(64)}@${'b'.repeat(length - 69)}.com` : 'x'.repeat(length);
    const said = (length: number) => employeeFormErrors({ ...valid, [field]: textOf(length) }, create)[field]?.[0];
    expect(said(bound + 1)).toMatch(new RegExp(`must not exceed ${bound} characters\\.$`));
    expect(said(bound) ?? '').not.toContain('must not exceed');
  },
);

it.each(rules.filter(({ kind }) => kind === 'email').map(({ field }) => field))(
  'checks that %s is an e-mail address',
  (field) => {
    expect(employeeFormErrors({ ...valid, [field]: 'ana at home' }, create)[field]?.[0]).toContain(
      'must be a valid email address',
    );
  },
);

it.each(rules.filter(({ kind }) => kind === 'oneOf').map(({ field, bound }) => [field, bound] as const))(
  'offers %s only %j',
  (field, bound) => {
    const allowed = Array.isArray(bound) ? bound : [];
    expect(allowed).not.toEqual([]);
    for (const value of allowed) expect(employeeFormErrors({ ...valid, [field]: value }, create)).toEqual({});
    expect(employeeFormErrors({ ...valid, [field]: 'other' }, create)[field]?.[0]).toContain('is invalid');
  },
);

it('bounds basic_salary from 1 to 1,000,000 when it is given, in both modes', () => {
  for (const facts of [create, update]) {
    const said = (salary: string | number) =>
      employeeFormErrors({ ...valid, basic_salary: salary }, facts).basic_salary?.[0];
    expect([said('abc'), said(0), said('1000000.01')]).toEqual([
      'The basic salary must be a valid number.',
      'The basic salary must be at least 1.',
      'The basic salary must not exceed 1,000,000.',
    ]);
    expect([said(1), said('1,000,000.00')]).toEqual([undefined, undefined]);
  }
});

it('employee-form.bank.1 hides the bank fields, with their rules, for cash', () => {
  const cash = { ...valid, payment_method: 'Cash', bank_account_no: 'x'.repeat(60) };
  expect(employeeFormErrors(cash, create)).toEqual({});
  for (const field of ['bank_name', 'bank_type', 'bank_account_no'] as const) {
    expect(isFieldShown(field, cash, create)).toBe(false);
    expect(createEmployeeRequest(cash, true)).not.toHaveProperty(field);
  }
});

it('employee-form.sensitive.1 hides the listed fields and sends none of them', () => {
  const hidden: EmployeeFormFacts = { ...create, sensitiveVisible: false };
  const listed = rules.filter(({ kind }) => kind === 'visibleOnlyWhen').map(({ field }) => field);
  expect(sensitiveFields.toSorted()).toEqual(listed.toSorted());
  for (const field of sensitiveFields) {
    expect(isFieldShown(field, valid, hidden)).toBe(false);
    expect(isFieldShown(field, valid, create)).toBe(true);
    expect(createEmployeeRequest(valid, false)).not.toHaveProperty(field);
  }
});

it('reports all errors at once, in the order of the form', () => {
  const wrong = { ...valid, name: '', city: '', work_phone: '091', basic_salary: '', cost_amount: 'x' };
  expect(Object.keys(employeeFormErrors(wrong, create))).toEqual([
    'name',
    'work_phone',
    'city',
    'basic_salary',
    'cost_amount',
  ]);
});

it('sends what the calls accept', () => {
  const added = createEmployeeBody.parse(createEmployeeRequest(valid, true));
  expect(added).toMatchObject({ basic_salary: 2_500_000, cost_amount: 0, personal_email: null, client_id: 2 });
  const changed = updateEmployeeBody.parse(updateEmployeeRequest({ id: 5, version: 3 }, valid, false));
  expect(changed).toMatchObject({ id: 5, version: 3, name: 'Ana Reyes' });
  expect(changed).not.toHaveProperty('cost_amount');
  expect(changed).not.toHaveProperty('basic_salary');
});

it('sends only id and version of the stored record', () => {
  const stored = { id: 5, version: 3, name: 'Before', client: { id: 2, legal_business_name: 'Acme' }, abilities: {} };
  const changed = updateEmployeeRequest(stored, valid, true);
  expect(updateEmployeeBody.parse(changed)).toMatchObject({ id: 5, version: 3, name: 'Ana Reyes' });
});

it('employee-form.sections.1 to employee-form.sections.6 places each field once', () => {
  const placed = employeeFormSections.flatMap(({ fields }) => [...fields]);
  expect(placed.toSorted()).toEqual((Object.keys(employeeLabels) as EmployeeField[]).toSorted());
});

function fieldValue(field: string): unknown {
  return Object.entries(valid).find(([name]) => name === field)?.[1];
}
