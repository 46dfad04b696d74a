import {
  createEmployeeRequest,
  employeeFormErrors,
  updateEmployeeRequest,
} from '@muster/contract/domains/employees/employee-form.ts';
import { sensitiveFields } from '@muster/contract/domains/employees/employees.constants.ts';
import { updateEmployeeBody } from '@muster/contract/domains/employees/employees.schemas.ts';
import { expect, it } from 'vitest';
import { filledRecord, openRecord } from '../employee-form.fixture.ts';
import { blankValues, valuesOf } from './employee-form-values.ts';

const preset = {
  primary_work_location: 'wfo',
  secondary_work_location: 'wfo',
  start_date: '2026-11-21',
  orientation_date: '2026-11-21',
  payment_method: 'Bank Account',
  bank_name: 'BDO Unibank',
  bank_type: 'Savings',
  internal_staff_flag: false,
  '201_complete': false,
  is_salaried: false,
  is_infraction_exempted: false,
  cost_amount: 0,
  timezone_id: 1,
};

it('employee-form.defaults.1 starts with exactly these values', () => {
  const blank = blankValues({ today: '2026-11-21', bankName: 'BDO Unibank' });
  expect(blank).toMatchObject(preset);
  const others = Object.entries(blank).filter(([field]) => !(field in preset));
  expect(others.filter(([, value]) => value !== '' && value !== null)).toEqual([]);
});

it('sends a stored record back unchanged', () => {
  const record = filledRecord();
  const values = valuesOf(record);
  expect(employeeFormErrors(values, { mode: 'update', sensitiveVisible: true })).toEqual({});
  const sent = updateEmployeeBody.parse(updateEmployeeRequest(record, values, true));
  expect(record).toMatchObject({ ...sent, basic_salary: '25000.00' });
  expect(sent.basic_salary).toBe(2_500_000);
});

it('employee-form.sensitive.1 leaves missing fields empty, and does not send them', () => {
  const values = valuesOf(openRecord());
  for (const field of sensitiveFields) expect(values[field]).toBe('');
  const sent = updateEmployeeRequest({ id: 12, version: 3 }, values, false);
  for (const field of sensitiveFields) expect(sent).not.toHaveProperty(field);
  expect(createEmployeeRequest(values, false)).not.toHaveProperty('notes');
});
