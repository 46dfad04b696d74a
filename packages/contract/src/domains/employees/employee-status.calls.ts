import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { deactivationBody, exemptionBody, reactivationBody, rehireBody } from './employee-status.schemas.ts';
import { employeeAccess } from './employees.policy.ts';

const change = {
  section: '7.2',
  access: employeeAccess.update,
  answer: z.object({ id: z.int(), version: z.int() }),
  record: 'employee',
} as const;

/** Changes of an employee's status. Answers 409 if the status or the given version is no longer current. */
export const employeeStatusCalls = {
  /** Suspension, leave of absence, termination or resignation, depending on the status type (get-status-types). */
  deactivate: defineCall({
    ...change,
    name: 'employees.deactivate',
    method: 'POST',
    path: '/api/employee-deactivation',
    body: deactivationBody,
    form: true,
    audit: 'employees.deactivate',
  }),

  /** Ours: back from a suspension or leave, in the same employment period. */
  reactivate: defineCall({
    ...change,
    name: 'employees.reactivate',
    method: 'POST',
    path: '/api/employee-reactivation',
    body: reactivationBody,
    form: true,
    audit: 'employees.reactivate',
  }),

  /** Ours: back after the employment ended, with a new employment period. */
  rehire: defineCall({
    ...change,
    name: 'employees.rehire',
    method: 'POST',
    path: '/api/employee-rehire',
    body: rehireBody,
    form: true,
    audit: 'employees.rehire',
  }),

  exempt: defineCall({
    ...change,
    name: 'employees.exempt-infractions',
    method: 'PUT',
    path: '/api/employee-infraction-exemption',
    access: employeeAccess.exempt,
    body: exemptionBody,
    audit: 'employees.exempt-infractions',
  }),
};
