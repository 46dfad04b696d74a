import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { pageParameters } from '../../paging.ts';
import { boardStates } from './shifts.constants.ts';
import { shiftAccess } from './shifts.policy.ts';

const optionalFilter = z.coerce.number().int().min(1).max(2_147_483_647).optional();

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
  /** Ours. Everybody with a shift that overlaps today in the home zone, as of now. */
  today: defineCall({
    name: 'shifts.schedule-today',
    method: 'GET',
    path: '/api/employee-schedule-today',
    section: '2.4',
    access: shiftAccess.today,
    query: z.strictObject({
      state: z.enum([...boardStates, 'late']).optional(),
      client_id: optionalFilter,
      team_id: optionalFilter,
      search: z.string().trim().max(100).default(''),
      ...pageParameters,
    }),
    answer: z.object({
      day: z.string(),
      now: z.string(),
      counts: z.record(z.enum([...boardStates, 'late']), z.int()),
      data: z.array(boardRow),
      total: z.int(),
    }),
    audit: null,
  }),
};
