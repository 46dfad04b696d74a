import { expect, it } from 'vitest';
import constants from '../../../spec/constants.json' with { type: 'json' };
import entities from '../../../spec/entities.json' with { type: 'json' };
import { incompleteItems } from '../../incomplete-configuration.ts';
import { employeeDetails, employeeRow } from './employee-answers.ts';
import { searchableColumns } from './employee-columns.ts';
import { employeesCalls } from './employees.calls.ts';
import { sensitiveFields } from './employees.constants.ts';
import { createEmployeeBody, updateEmployeeBody } from './employees.schemas.ts';

const { query } = employeesCalls.table;

it('calls.employees.1 starts from the first page of active employees', () => {
  expect(query.parse({})).toEqual({
    show_inactives: false,
    dt_params: { first: 0, rows: 30, sort: [], filters: {} },
    incomplete_configuration: [],
  });
});

it('calls.employees.1 reads its four parameters', () => {
  const given = query.parse({
    show_inactives: 'true',
    dt_params: JSON.stringify({
      first: 30,
      rows: 30,
      sort: [{ field: 'client.legal_business_name', order: 1 }],
      filters: {},
    }),
    searchable_columns: JSON.stringify(searchableColumns),
    incomplete_configuration: JSON.stringify(incompleteItems),
  });
  expect(given.searchable_columns).toEqual(searchableColumns);
  expect(given.incomplete_configuration).toHaveLength(7);
});

it('employee-list.table.7 names the twelve searchable columns', () => {
  expect(searchableColumns).toHaveLength(constants.employeeList.searchableColumns.length);
  expect(searchableColumns.slice(0, 8)).toEqual(constants.employeeList.searchableColumns.slice(0, 8));
  expect(query.safeParse({ searchable_columns: '["basic_salary"]' }).success).toBe(false);
});

it('returns the list row as section 3 lists it', () => {
  const row = entityNamed('Employee list row');
  const top = [...row.fields, ...('configurationIndicators' in row ? row.configurationIndicators : [])].map(
    (field) => field.split('.')[0],
  );
  for (const field of top) expect(Object.keys(employeeRow.shape)).toContain(field);
});

it('allows no undeclared field in the list, and no sensitive one except the personal email', () => {
  const shape = Object.keys(employeeRow.shape);
  expect(sensitiveFields.filter((field) => shape.includes(field))).toEqual(['personal_email']);
});

it('can return a record without its sensitive fields', () => {
  for (const field of sensitiveFields) expect(employeeDetails.shape[field].safeParse(undefined).success).toBe(true);
});

it('returns the record as section 3 lists it', () => {
  const missing = entityNamed('Employee').fields.filter((field) => !(field in employeeDetails.shape));
  expect(missing).toEqual([]);
});

function entityNamed(name: string) {
  const found = entities.entities.find(({ entity }) => entity === name);
  if (!found) throw new Error(`No entity is named ${name}.`);
  return found;
}

it('declares every field of the record in the update, so that a record that was read can be sent back', () => {
  const declared = Object.keys(updateEmployeeBody.shape);
  expect(Object.keys(employeeDetails.shape).filter((field) => !declared.includes(field))).toEqual([]);
});

it('accepts the read-only fields of section 3 for a new employee', () => {
  const readOnly = ['user_id', 'regularization_date', 'employee_active_dates', 'attachments', 'employee_teams'];
  expect(Object.keys(createEmployeeBody.shape)).toEqual(expect.arrayContaining(readOnly));
});
