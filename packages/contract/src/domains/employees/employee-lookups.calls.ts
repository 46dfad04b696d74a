import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { textId } from '../../fields.ts';
import { pageParameters } from '../../paging.ts';
import { clientAreaRoles } from '../../roles.ts';
import { employeeStatuses } from '../../states.ts';
import { clientAccess } from '../clients/clients.policy.ts';
import { employeeAccess } from './employees.policy.ts';

/** Only what a choice shows: many users of a lookup may not open the record. */
const person = z.object({ id: z.int(), name: z.string(), position: z.string() });
const placed = person.extend({ client: z.object({ id: z.int(), legal_business_name: z.string() }) });
const status = z.object({ name: z.enum(employeeStatuses) });

const searchedPage = { search: z.string().trim().max(100).default(''), ...pageParameters };
/** Employees for pickers, by name (section 7.2). */
export const employeeLookupCalls = {
  active: defineCall({
    name: 'employees.active',
    method: 'GET',
    path: '/api/get-active-employees',
    section: '7.2',
    access: employeeAccess.list,
    query: z.strictObject(searchedPage),
    answer: z.object({ data: z.array(placed), total: z.int() }),
    audit: null,
  }),

  /** Includes suspended and former employees. */
  all: defineCall({
    name: 'employees.all',
    method: 'GET',
    path: '/api/get-all-employees',
    section: '7.2',
    access: employeeAccess.list,
    query: z.strictObject(searchedPage),
    answer: z.object({ data: z.array(placed.extend({ employee_status_type_group: status })), total: z.int() }),
    audit: null,
  }),

  /** Active employees of the provider, for the records of clients. */
  internalStaff: defineCall({
    name: 'employees.internal-staff',
    method: 'GET',
    path: '/api/get-internal-staffs-for-client',
    section: '7.2',
    access: clientAccess.list,
    query: z.strictObject(searchedPage),
    answer: z.object({ data: z.array(person.extend({ user_id: z.int().nullable() })), total: z.int() }),
    audit: null,
  }),

  /** Active employees of one client. Client users get those of their own client, with or without the parameter. */
  ofClient: defineCall({
    name: 'employees.of-client',
    method: 'GET',
    path: '/api/get-client-employees',
    section: '7.2',
    access: { roles: clientAreaRoles, ...employeeAccess.list },
    query: z.strictObject({ client_id: textId('Client').optional(), ...searchedPage }),
    answer: z.object({ data: z.array(person), total: z.int() }),
    audit: null,
  }),

  /** The employee who signs in with this account. */
  ofUser: defineCall({
    name: 'employees.of-user',
    method: 'GET',
    path: '/api/get-user-employee',
    section: '7.2',
    access: employeeAccess.read,
    query: z.strictObject({ id: textId('User') }),
    answer: placed.extend({ user_id: z.int() }),
    audit: null,
  }),

  /** The leads of an employee's teams, who approve tickets. Everybody may read their own. */
  teamLeaders: defineCall({
    name: 'employees.team-leaders',
    method: 'GET',
    path: '/api/employee-team-leaders',
    section: '7.2',
    access: { permissions: ['can create ticket', ...employeeAccess.read.permissions] },
    query: z.strictObject({ id: textId('Employee') }),
    answer: z.array(person.extend({ role: z.string(), team: z.object({ id: z.int(), name: z.string() }) })),
    audit: null,
  }),
};
