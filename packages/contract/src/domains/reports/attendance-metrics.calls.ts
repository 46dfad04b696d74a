import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { requiredDay } from '../../fields.ts';
import { defineList, totalsAnswer } from '../../list.ts';
import { listQuery } from '../../list-parameters.ts';
import { dayStates } from '../attendance/attendance.constants.ts';
import { attendanceMetricsAccess } from './attendance-metrics.policy.ts';
import { metricRows } from './attendance-metrics.rules.ts';
import { metricDayColumns } from './metric-day-columns.ts';

/** Negative where adjustments take back more than the range counts. */
const count = z.int();

const counts = {
  scheduled: count,
  worked: count,
  absent: count,
  starts: count,
  on_time: count,
  late_minutes: count,
  overtime_minutes: count,
};

const group = z.object({ id: z.int(), name: z.string(), ...counts });
export type MetricGroup = z.output<typeof group>;
const month = z.object({ month: z.string(), ...counts });
export type MetricMonth = z.output<typeof month>;

/** Seven days, oldest first. */
const week = z.object({ from: z.string(), to: z.string(), ...counts });
export type MetricWeek = z.output<typeof week>;
export const trendWeeks = 8;

const figures = z.object({
  from: z.string(),
  to: z.string(),
  total: z.object(counts),
  /** Seven days each, the last up to `to`, the first not before `from`. */
  weeks: z.array(week),
  /** The same number of days directly before. */
  before: z.object({ from: z.string(), to: z.string(), total: z.object(counts), weeks: z.array(week) }),
  months: z.array(month),
  clients: z.array(group),
  teams: z.array(group),
  shifts: z.array(group),
});
export type AttendanceFigures = z.output<typeof figures>;

/** Longest range in days: one year. */
export const longestRangeDays = 366;

const id = z.coerce.number().int().min(1).max(2_147_483_647).optional();

const filters = {
  client_id: id,
  team_id: id,
  /** 0 for days without a planned shift. */
  shift_id: z.coerce.number().int().min(0).max(2_147_483_647).optional(),
};

const day = z.object({
  employee: z.object({ id: z.int(), name: z.string(), position: z.string() }),
  client: z.string(),
  shift: z.string().nullable(),
  zone: z.string().nullable(),
  work_date: z.string(),
  /** Of an adjustment of a locked day: the day that it counts on. */
  booked_on: z.string().nullable(),
  /** As it was locked; null where nothing was stored. */
  state: z.enum(dayStates).nullable(),
  starts_at: z.string().nullable(),
  first_in: z.string().nullable(),
  last_out: z.string().nullable(),
  /** What the row adds to a figure of days: -1 where an adjustment takes one back. */
  days: z.int(),
  late_minutes: count,
  overtime_minutes: count,
});
export type MetricDay = z.output<typeof day>;

const choice = z.object({ id: z.int(), name: z.string() });

const read = { method: 'GET', section: '2.4', access: attendanceMetricsAccess, audit: null } as const;

/** Ours: the specification names only the screen. */
export const attendanceMetricsCalls = {
  figures: defineCall({
    ...read,
    name: 'reports.attendance-metrics',
    path: '/api/attendance-metrics',
    query: z.strictObject({
      /** Default: the four weeks up to yesterday. */
      from: requiredDay('From').optional(),
      to: requiredDay('To').optional(),
      ...filters,
    }),
    answer: figures,
  }),
  /** The days behind a figure or a bar. */
  days: defineCall({
    ...read,
    name: 'reports.attendance-metric-days',
    path: '/api/attendance-metric-days',
    query: listQuery(metricDayColumns, {
      from: requiredDay('From'),
      to: requiredDay('To'),
      which: z.enum(metricRows),
      ...filters,
    }),
    answer: z.object({ data: z.array(day), total: z.int().min(0), ...totalsAnswer }),
  }),
  /** Eight weeks and the eight before them. */
  trend: defineCall({
    ...read,
    name: 'reports.attendance-trend',
    path: '/api/attendance-trend',
    answer: z.object({ weeks: z.array(week), before: z.array(week) }),
  }),
  filters: defineCall({
    ...read,
    name: 'reports.attendance-metric-filters',
    path: '/api/attendance-metric-filters',
    answer: z.object({
      clients: z.array(choice),
      teams: z.array(choice.extend({ client_id: z.int() })),
      shifts: z.array(choice.extend({ client_id: z.int().nullable() })),
    }),
  }),
};

export const metricDayList = defineList({
  name: 'metricDays',
  label: 'Attendance metrics',
  columns: metricDayColumns,
  call: attendanceMetricsCalls.days,
});
