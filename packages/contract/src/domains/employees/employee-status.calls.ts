import { z } from 'zod';
import { defineCall } from '../../call.ts';
import {
  deactivationBody,
  endingCancellationBody,
  endingPreviewBody,
  exemptionBody,
  reactivationBody,
  rehireBody,
} from './employee-status.schemas.ts';
import { employeeAccess } from './employees.policy.ts';

const change = {
  section: '7.2',
  access: employeeAccess.update,
  answer: z.object({ id: z.int(), version: z.int() }),
  record: 'employee',
} as const;

/** Changes of an employee's status. Answers 409 if the status or the given version is no longer current. */
export const employeeStatusCalls = {
  /**
   * Suspension, leave of absence, termination or resignation, depending on the status type (get-status-types). An
   * employment whose last day or last shift is still to come ends after it.
   */
  deactivate: defineCall({
    ...change,
    name: 'employees.deactivate',
    method: 'POST',
    path: '/api/employee-deactivation',
    body: deactivationBody,
    form: true,
    audit: 'employees.deactivate',
  }),

  /** Ours: when an employment with this last day would end. */
  previewEnding: defineCall({
    ...change,
    name: 'employees.preview-ending',
    method: 'POST',
    path: '/api/employee-deactivation/preview',
    body: endingPreviewBody,
    answer: z.object({
      /** Null: at once. */
      effective_at: z.string().nullable(),
      /** Whether a last day of today has a shift that `immediately` would cut off. */
      may_end_now: z.boolean(),
      /** Approved swaps with a day after the last one: they are undone. */
      swaps: z.array(z.object({ day: z.string(), colleague: z.string() })),
    }),
    audit: null,
    effect: 'read',
  }),

  /** Ours: the planned last day is withdrawn, and the employment continues. */
  cancelEnding: defineCall({
    ...change,
    name: 'employees.cancel-ending',
    method: 'DELETE',
    path: '/api/employee-deactivation',
    body: endingCancellationBody,
    audit: 'employees.cancel-ending',
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
