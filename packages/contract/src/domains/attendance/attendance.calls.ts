import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { requiredChoice } from '../../fields.ts';
import { punchKinds } from './attendance.constants.ts';
import { ownDay, punch } from './attendance-answers.ts';

/** Own matters need no right; they are for those who are employees (docs/decisions.md, Attendance). */
export const attendanceCalls = {
  /** The last month and the next week, newest first, and what can be clocked now. */
  own: defineCall({
    name: 'attendance.own',
    method: 'GET',
    path: '/api/my-attendance',
    section: '2.3',
    access: 'login',
    answer: z.object({
      now: z.string(),
      zone: z.string().nullable(),
      /** Null: the user is no employee and clocks nothing. */
      next: z.array(z.enum(punchKinds)).nullable(),
      since: punch.nullable(),
      /** First and last day that a correction may be asked for, listed or not. */
      correctable: z.object({ from: z.string(), to: z.string() }).nullable(),
      days: z.array(ownDay),
    }),
    audit: null,
  }),

  /** The time is the server's. */
  punch: defineCall({
    name: 'attendance.punch',
    method: 'POST',
    path: '/api/punches',
    section: '2.3',
    access: 'login',
    body: z.strictObject({ kind: requiredChoice('Kind', punchKinds) }),
    answer: punch.extend({ work_date: z.string() }),
    status: 201,
    audit: 'attendance.punch',
    idempotent: true,
    neverImpersonating: true,
  }),
};
