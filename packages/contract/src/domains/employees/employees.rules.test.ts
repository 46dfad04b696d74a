import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sensitiveFields } from './employees.constants.ts';
import {
  bankAccountErrors,
  conditionalErrors,
  type EmployeeFormFacts,
  type EmployeeValues,
} from './employees.rules.ts';

const facts = fc.record<EmployeeFormFacts>({
  mode: fc.constantFrom('create', 'update'),
  sensitiveVisible: fc.boolean(),
});
const emptied = Object.fromEntries(sensitiveFields.map((field) => [field, '']));
const address = ['address_line_1', 'city', 'zip'];

it('product.sensitive.1 does not validate the sensitive section while it is hidden', () => {
  const hidden = facts.map((given) => ({ ...given, sensitiveVisible: false }));
  const anything = fc.dictionary(fc.constantFrom(...sensitiveFields), fc.oneof(fc.string(), fc.constant(null)));
  fc.assert(
    fc.property(hidden, anything, (given, values) => {
      expect(conditionalErrors(values, given)).toEqual({});
    }),
  );
});

it('requires the address if the section is shown, and the salary for a new employee', () => {
  expect(Object.keys(conditionalErrors(emptied, { mode: 'create', sensitiveVisible: true }))).toEqual([
    ...address,
    'basic_salary',
  ]);
  expect(Object.keys(conditionalErrors(emptied, { mode: 'update', sensitiveVisible: true }))).toEqual(address);
});

it('accepts missing fields in an update, but not in a create', () => {
  expect(conditionalErrors({}, { mode: 'update', sensitiveVisible: true })).toEqual({});
  expect(conditionalErrors({}, { mode: 'create', sensitiveVisible: true })).toMatchObject({
    city: ['The city is required.'],
    basic_salary: ['The basic salary is required.'],
  });
});

it('checks Philippine-looking phones by section 5.2 and others by E.164', () => {
  const update: EmployeeFormFacts = { mode: 'update', sensitiveVisible: true };
  for (const field of ['work_phone', 'personal_phone', 'emergency_contact_phone']) {
    for (const right of [
      '09171234567',
      '639171234567',
      '9171234567',
      '+63 917 123 4567',
      '+61 2 9374 4000',
      '',
      null,
    ]) {
      expect(conditionalErrors({ [field]: right }, update), `${field} ${right}`).toEqual({});
    }
    for (const wrong of ['0917123456', '6391712345678', '+63 2 8888 1234', '98765', '(02) 9374', 'call me']) {
      expect(Object.keys(conditionalErrors({ [field]: wrong }, update)), `${field} ${wrong}`).toEqual([field]);
    }
  }
});

it('lets a cost end on its first day and not before', () => {
  const create: EmployeeFormFacts = { mode: 'create', sensitiveVisible: false };
  const period = (from: string, to: string | null) =>
    conditionalErrors({ cost_effective_from: from, cost_effective_to: to }, create);
  expect(period('2024-02-01', '2024-02-01')).toEqual({});
  expect(period('2024-02-01', null)).toEqual({});
  expect(Object.keys(period('2024-02-01', '2024-01-31'))).toEqual(['cost_effective_to']);
});

it('takes up to 12 digits for savings and current accounts', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,20}$/), fc.constantFrom('Savings', 'Current'), (account, bankType) => {
      const errors = bankAccountErrors({
        payment_method: 'Bank Account',
        bank_type: bankType,
        bank_account_no: account,
      });
      expect(Object.keys(errors)).toEqual(account.length > 12 ? ['bank_account_no'] : []);
    }),
  );
  const savings = { payment_method: 'Bank Account', bank_type: 'Savings' };
  expect(bankAccountErrors({ ...savings, bank_account_no: '12AB' })).toEqual({
    bank_account_no: ['The bank account number must be a valid number.'],
  });
  expect(bankAccountErrors({ ...savings, bank_account_no: '1234-5678 9012' })).toEqual({});
});

it('requires the number of a bank account, in an update only if the account or the payment method changes', () => {
  const required = { bank_account_no: ['The bank account number is required.'] };
  const errors = (values: EmployeeValues, given: Partial<EmployeeFormFacts>) =>
    conditionalErrors(
      { address_line_1: 'x', city: 'x', zip: 'x', basic_salary: 1, ...values },
      { mode: 'create', sensitiveVisible: true, ...given },
    );
  const account = (number: string | null, method = 'Bank Account') => ({
    payment_method: method,
    bank_account_no: number,
  });
  for (const empty of ['', ' ', null]) {
    expect(errors(account(empty), {})).toEqual(required);
    expect(errors(account(empty), { sensitiveVisible: false })).toEqual({});
    expect(errors(account(empty, 'Cash'), {})).toEqual({});
    expect(errors(account(empty), { mode: 'update', stored: account('1') })).toEqual(required);
    expect(errors(account(empty), { mode: 'update', stored: account(null, 'Cash') })).toEqual(required);
  }
  expect(errors({ payment_method: 'Bank Account' }, {})).toEqual(required);
  expect(errors(account('1'), {})).toEqual({});
  expect(errors(account(''), { mode: 'update', stored: account(null) })).toEqual({});
  expect(errors(account(''), { mode: 'update' })).toEqual({});
});

it('employee-form.bank.1 does not validate bank fields for cash or another account type', () => {
  for (const values of [
    { payment_method: 'Cash', bank_type: 'Savings', bank_account_no: 'x' },
    { payment_method: 'Bank Account', bank_type: 'E-Wallet', bank_account_no: 'ana@wallet' },
    { payment_method: 'Bank Account', bank_type: 'Savings', bank_account_no: '' },
  ]) {
    expect(bankAccountErrors(values)).toEqual({});
  }
});
