import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { defineList } from '../../list.ts';
import { listQuery } from '../../list-parameters.ts';
import { idParameter } from '../../paging.ts';
import { isDay } from '../../plain-day.ts';
import { shiftAccess } from '../shifts/shifts.policy.ts';
import { placementBody } from '../shifts/shifts.schemas.ts';
import { dayStates } from './attendance.constants.ts';
import { attendanceAccess } from './attendance.policy.ts';
import { dayRecord, dayRow, replannedDay } from './attendance-answers.ts';
import { dayColumns } from './day-columns.ts';

const attendanceDay = z.string().refine(isDay, 'must be a day, YYYY-MM-DD');
const archiveMonth = z.string().regex(/^(?:19|[2-9]\d)\d{2}-(?:0[1-9]|1[0-2])$/, 'must be a month, YYYY-MM');

const answer = z.object({
  /** The shown days, both inclusive. */
  from: z.string(),
  to: z.string(),
  /** Days by state under all filters but the one on the state. */
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
    query: listQuery(dayColumns, { from: attendanceDay.optional(), to: attendanceDay.optional() }),
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

  /** What a placement over worked days would make of them, without making it. */
  previewPlacement: defineCall({
    name: 'attendance.preview-placement',
    method: 'POST',
    path: '/api/attendance-days/placement-preview',
    section: '7.7',
    access: shiftAccess.manage,
    body: placementBody,
    answer: z.array(replannedDay),
    audit: null,
    effect: 'read',
  }),

  /** A month before the previous one, by default the latest such month. */
  earlier: defineCall({
    name: 'attendance.earlier-days',
    method: 'GET',
    path: '/api/earlier-attendance-days',
    section: '2.4',
    access: attendanceAccess.earlier,
    query: listQuery(dayColumns, { month: archiveMonth.optional() }),
    answer: answer.extend({ month: z.string(), first_month: z.string(), last_month: z.string() }),
    audit: null,
  }),
};

export const attendanceDayList = defineList({
  name: 'attendanceDays',
  label: 'Attendance',
  columns: dayColumns,
  call: attendanceDaysCalls.list,
});

export const earlierDayList = defineList({
  name: 'earlierAttendanceDays',
  label: 'Attendance',
  columns: dayColumns,
  call: attendanceDaysCalls.earlier,
});
