import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { requiredId } from '../../fields.ts';
import { incompleteItems } from '../../incomplete-configuration.ts';
import { defineList } from '../../list.ts';
import { listQuery } from '../../list-parameters.ts';
import { defineLookup, lookupSearch } from '../../lookup.ts';
import { flagParameter, idParameter, listParameter } from '../../paging.ts';
import { employeeDetails, employeeRow, recordFacts, sensitivePart } from './employee-answers.ts';
import { employeeColumns, searchableColumns } from './employee-columns.ts';
import { employeeAccess, maySeeSensitive } from './employees.policy.ts';
import { conditionalErrors } from './employees.rules.ts';
import { createEmployeeBody, updateEmployeeBody } from './employees.schemas.ts';
import { requestedPayChange } from './pay-change-answers.ts';
import { sensitiveGroupNames } from './sensitive-groups.ts';

/** The main calls of section 7.2; the calls that are not built are in not-yet-built.ts. */
export const employeesCalls = {
  /** Without `searchable_columns` the search covers all columns that the viewer may see. */
  table: defineCall({
    name: 'employees.table',
    method: 'GET',
    path: '/api/get-all-employees-for-table',
    section: '7.2',
    access: employeeAccess.list,
    query: listQuery(employeeColumns, {
      show_inactives: flagParameter.default(false),
      searchable_columns: listParameter(z.enum(searchableColumns)).optional(),
      incomplete_configuration: listParameter(z.enum(incompleteItems)).default([]),
    }),
    answer: z.object({ data: z.array(employeeRow), total: z.int() }),
    audit: null,
  }),

  /** `sensitive=preview`: masked values instead of the sensitive fields, and no entry in the activity log. */
  details: defineCall({
    name: 'employees.details',
    method: 'GET',
    path: '/api/employees/:id',
    section: '7.2',
    access: employeeAccess.read,
    params: idParameter,
    query: z.strictObject({ sensitive: z.enum(['full', 'preview']).default('full') }),
    answer: employeeDetails,
    audit: 'employees.read-sensitive',
    record: 'employee',
  }),

  /** Ours. What the header of a record shows in addition to the record. */
  recordFacts: defineCall({
    name: 'employees.record-facts',
    method: 'GET',
    path: '/api/get-employee-record-facts/:id',
    section: '2.10',
    access: employeeAccess.read,
    params: idParameter,
    answer: recordFacts,
    audit: null,
    record: 'employee',
  }),

  /** Ours. One group of the sensitive fields; each reading is logged with its group. */
  sensitiveGroup: defineCall({
    name: 'employees.sensitive-group',
    method: 'GET',
    path: '/api/get-employee-sensitive-data/:id',
    section: '2.10',
    access: employeeAccess.readSensitive,
    params: idParameter,
    query: z.strictObject({ group: z.enum(sensitiveGroupNames) }),
    answer: sensitivePart,
    audit: 'employees.read-sensitive',
    record: 'employee',
  }),

  /** Defaults of a new form: today in the home zone, and the organisation's bank (section 3). */
  formDefaults: defineCall({
    name: 'employees.form-defaults',
    method: 'GET',
    path: '/api/get-employee-form-defaults',
    section: '3',
    access: employeeAccess.create,
    answer: z.object({ today: z.string(), bank_name: z.string() }),
    audit: null,
  }),

  /** At most 50 active employees, by name. */
  forDropdown: defineLookup({
    name: 'employees.for-dropdown',
    path: '/api/get-employees-for-dropdown',
    section: '7.2',
    access: employeeAccess.read,
    query: lookupSearch,
    row: z.object({ id: z.int(), name: z.string(), position: z.string() }),
  }),

  create: defineCall({
    name: 'employees.create',
    method: 'POST',
    path: '/api/employees',
    section: '7.2',
    access: employeeAccess.create,
    body: createEmployeeBody,
    bodyErrors: (body, viewer) =>
      conditionalErrors(body, { mode: 'create', sensitiveVisible: maySeeSensitive(viewer) }),
    answer: z.object({ id: z.int(), version: z.int(), pay_change: requestedPayChange.optional() }),
    status: 201,
    audit: 'employees.create',
    idempotent: true,
  }),

  update: defineCall({
    name: 'employees.update',
    method: 'PUT',
    path: '/api/employees',
    section: '7.2',
    access: employeeAccess.update,
    body: updateEmployeeBody,
    answer: z.object({ id: z.int(), version: z.int(), pay_change: requestedPayChange.optional() }),
    audit: 'employees.update',
    record: 'employee',
  }),

  delete: defineCall({
    name: 'employees.delete',
    method: 'DELETE',
    path: '/api/employees',
    section: '7.2',
    access: employeeAccess.delete,
    body: z.strictObject({ id: requiredId('Id') }),
    answer: 'nothing',
    audit: 'employees.delete',
    record: 'employee',
  }),
};

export const employeeList = defineList({
  name: 'employees',
  label: 'Employees',
  columns: employeeColumns,
  call: employeesCalls.table,
});
