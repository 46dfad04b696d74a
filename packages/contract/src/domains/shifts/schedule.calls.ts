import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { defineList } from '../../list.ts';
import { listQuery } from '../../list-parameters.ts';
import { scheduleColumns } from './schedule-columns.ts';
import { boardStates } from './shifts.constants.ts';
import { shiftAccess } from './shifts.policy.ts';

const boardRow = z.object({
  employee: z.object({ id: z.int(), name: z.string(), position: z.string() }),
  client: z.string(),
  shift: z.string(),
  zone: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  state: z.enum(boardStates),
  /** Null: on time, or not clocked in yet. */
  late_minutes: z.int().nullable(),
  first_in: z.string().nullable(),
  last_out: z.string().nullable(),
});
export type BoardRow = z.output<typeof boardRow>;

export const scheduleCalls = {
  /** Ours. Everybody with a shift that overlaps today, as of now. Today is that of the home zone; for users of a client, that of their own. */
  today: defineCall({
    name: 'shifts.schedule-today',
    method: 'GET',
    path: '/api/employee-schedule-today',
    section: '2.4',
    access: shiftAccess.today,
    query: listQuery(scheduleColumns),
    answer: z.object({
      day: z.string(),
      timezone: z.string(),
      now: z.string(),
      /** By state, and `late`, under all filters but the one on the state. */
      counts: z.record(z.enum([...boardStates, 'late']), z.int()),
      data: z.array(boardRow),
      total: z.int(),
    }),
    audit: null,
  }),
};

export const scheduleTodayList = defineList({
  name: 'scheduleToday',
  label: 'Schedule today',
  columns: scheduleColumns,
  call: scheduleCalls.today,
});
