import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { idParameter } from '../../paging.ts';
import { workLocations } from '../../states.ts';
import { employeesCalls } from '../employees/employees.calls.ts';
import { applicationAccess } from './applications.policy.ts';

/** What the application knows of the employee. Contact data are absent for viewers who may not write them. */
const hireForm = z.object({
  name: z.string(),
  client_id: z.int(),
  client: z.string(),
  position: z.string(),
  start_date: z.string(),
  work_location: z.enum(workLocations),
  /** Of the client: what the employee costs is billed in it. */
  currency_id: z.int().nullable(),
  /** Null: no shift has the hours of the position, or several have. */
  shift_id: z.int().nullable(),
  contact: z.object({ email: z.string().nullable(), phone: z.string().nullable() }).optional(),
});
export type HireForm = z.output<typeof hireForm>;

const { body, bodyErrors, answer } = employeesCalls.create;

/** From an application to an employee. */
export const hiresCalls = {
  form: defineCall({
    name: 'recruitment.hire-form',
    method: 'GET',
    path: '/api/applications/:id/hire',
    section: '2.5',
    access: applicationAccess.hire,
    params: idParameter,
    answer: hireForm,
    audit: null,
  }),
  /** Takes no version: the stage decides under the lock, and the second call is refused. */
  hire: defineCall({
    name: 'recruitment.hire-candidate',
    method: 'POST',
    path: '/api/applications/:id/hire',
    section: '2.5',
    access: applicationAccess.hire,
    params: idParameter,
    body,
    bodyErrors,
    answer,
    status: 201,
    audit: 'recruitment.hire-candidate',
    idempotent: true,
  }),
};
