import { z } from 'zod';
import { leaveParts } from './leave-requests.constants.ts';
import { leaveClasses, leaveColors } from './leave-types.constants.ts';

/** Days in a row without work in between: rest days and holidays between them are part of it. Within the asked days. */
const spanOfDays = {
  first: z.string(),
  last: z.string(),
  /** Days of leave, with hundredths for a part of a day. */
  days: z.number().positive(),
  /** Days between that take no leave: rest days and holidays. Nobody counts as away on them. */
  free: z.array(z.string()),
  /** Of which part of the shift; whole days form a span without the others. */
  part: z.enum(leaveParts),
};

const holidays = z.array(z.object({ day: z.string(), name: z.string() }));

/** Days without a shift; beyond the planned schedule, weekends. */
const rest_days = z.array(z.string());

const team = z.object({ id: z.int(), name: z.string() });

const known = z.object({
  ...spanOfDays,
  request_id: z.int(),
  /** A request that waits for its decision. */
  is_waiting: z.boolean(),
  /** 'Confidential leave' for readers who may not know the type. */
  leave_type: z.string(),
  color: z.enum(leaveColors),
});

/** Of a person outside the reader's leave requests: neither the request nor the type. */
const classed = z.object({ ...spanOfDays, class: z.enum(leaveClasses) });

export const staffSpan = z.union([known, classed]);
export type StaffSpan = z.output<typeof staffSpan>;
export type KnownSpan = z.output<typeof known>;
export type ClassedSpan = z.output<typeof classed>;

/** Of a team, over all of its people: the filters do not change it. */
const teamDays = z.object({
  id: z.int(),
  size: z.int(),
  /** How many may be away on one day; null: no limit. */
  limit: z.int().nullable(),
  /** Who is away on each day, by name; for the client only approved leave. */
  days: z.array(
    z.object({ day: z.string(), away: z.array(z.object({ id: z.int(), name: z.string(), is_waiting: z.boolean() })) }),
  ),
});
export type TeamDays = z.output<typeof teamDays>;

const found = { /** Of everybody away, also beyond the first ones. */ total: z.int().min(0) };

export const staffCalendar = z.object({
  ...found,
  people: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      client: z.string(),
      /** The first within reach. */
      team: team.nullable(),
      away: z.array(staffSpan),
      holidays,
      rest_days,
    }),
  ),
  teams: z.array(teamDays),
});
export type StaffCalendar = z.output<typeof staffCalendar>;

/** Names, days and classes alone: never a type, a reason, a document or a request. */
export const clientCalendar = z.object({
  ...found,
  people: z.array(
    z.object({ id: z.int(), name: z.string(), team: team.nullable(), away: z.array(classed), holidays, rest_days }),
  ),
  teams: z.array(teamDays),
});
export type ClientCalendar = z.output<typeof clientCalendar>;

export const ownCalendar = z.object({
  /** Null for a viewer who is no employee. */
  own: z.object({ id: z.int(), name: z.string(), away: z.array(known), holidays, rest_days }).nullable(),
  /** People who share a team of the present client. */
  colleagues: z.array(z.object({ id: z.int(), name: z.string(), team: team.nullable(), away: z.array(classed) })),
});
export type OwnCalendar = z.output<typeof ownCalendar>;

export const leaveCalendarFilters = z.object({
  clients: z.array(z.object({ id: z.int(), name: z.string() })),
  teams: z.array(z.object({ id: z.int(), name: z.string(), client_id: z.int() })),
  /** Those whose name the reader may know. */
  types: z.array(z.object({ id: z.int(), name: z.string() })),
});
