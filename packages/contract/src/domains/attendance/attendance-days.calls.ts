import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { idParameter, pageParameters } from '../../paging.ts';
import { isDay } from '../../plain-day.ts';
import { dayStates } from './attendance.constants.ts';
import { attendanceAccess } from './attendance.policy.ts';
import { dayRecord, dayRow } from './attendance-answers.ts';

const optionalFilter = z.coerce.number().int().min(1).max(2_147_483_647).optional();
export const attendanceDay = z.string().refine(isDay, 'must be a day, YYYY-MM-DD');
export const archiveMonth = z.string().regex(/^(?:19|[2-9]\d)\d{2}-(?:0[1-9]|1[0-2])$/, 'must be a month, YYYY-MM');

/** The filters of both lists and their exports. */
export const dayNarrowing = {
  state: z.enum(dayStates).optional(),
  client_id: optionalFilter,
  team_id: optionalFilter,
  search: z.string().trim().max(100).default(''),
  ...pageParameters,
};

const answer = z.object({
  /** The shown days, both inclusive. */
  from: z.string(),
  to: z.string(),
  counts: z.record(z.enum(dayStates), z.int()),
  data: z.array(dayRow),
  total: z.int(),
});

/** Ours. Attendance days are computed, never entered (docs/decisions.md, Attendance). */
export const attendanceDaysCalls = {
  /** At most 62 days, by default the last seven. Newest first; within a day, conflicts first. */
  list: defineCall({
    name: 'attendance.days',
    method: 'GET',
    path: '/api/attendance-days',
    section: '2.4',
    access: attendanceAccess.days,
    query: z.strictObject({ from: attendanceDay.optional(), to: attendanceDay.optional(), ...dayNarrowing }),
    answer,
    audit: null,
  }),

  /** One day of one employee with its punches and corrections. */
  details: defineCall({
    name: 'attendance.day',
    method: 'GET',
    path: '/api/attendance-days/:id',
    section: '2.4',
    access: attendanceAccess.days,
    params: idParameter,
    query: z.strictObject({ work_date: attendanceDay }),
    answer: dayRecord,
    audit: null,
    record: 'employee',
  }),

  /** A month before the previous one, by default the latest such month. */
  earlier: defineCall({
    name: 'attendance.earlier-days',
    method: 'GET',
    path: '/api/earlier-attendance-days',
    section: '2.4',
    access: attendanceAccess.earlier,
    query: z.strictObject({ month: archiveMonth.optional(), ...dayNarrowing }),
    answer: answer.extend({ month: z.string(), first_month: z.string(), last_month: z.string() }),
    audit: null,
  }),
};
