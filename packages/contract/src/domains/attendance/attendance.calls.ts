import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { requiredChoice } from '../../fields.ts';
import { punchKinds } from './attendance.constants.ts';
import { ownDay, punch } from './attendance-answers.ts';

/** The viewer's own attendance needs no right; it exists for employees only (docs/decisions.md, Attendance). */
export const attendanceCalls = {
  /** The last month and the next week, newest first, and the punches possible now. */
  own: defineCall({
    name: 'attendance.own',
    method: 'GET',
    path: '/api/my-attendance',
    section: '2.3',
    access: 'login',
    answer: z.object({
      now: z.string(),
      zone: z.string().nullable(),
      /** Null: the user is not an employee. */
      next: z.array(z.enum(punchKinds)).nullable(),
      since: punch.nullable(),
      /** First and last day that can be corrected, listed or not. */
      correctable: z.object({ from: z.string(), to: z.string() }).nullable(),
      days: z.array(ownDay),
    }),
    audit: null,
  }),

  /** The server sets the time. */
  punch: defineCall({
    name: 'attendance.punch',
    method: 'POST',
    path: '/api/punches',
    section: '2.3',
    access: 'login',
    body: z.strictObject({ kind: requiredChoice('Type', punchKinds) }),
    answer: punch.extend({
      work_date: z.string(),
      /** After clocking in during leave: what the employee should know. */
      warning: z.string().nullable(),
    }),
    status: 201,
    audit: 'attendance.punch',
    idempotent: true,
    neverImpersonating: true,
  }),
};
