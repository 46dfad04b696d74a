import { z } from 'zod';
import { positionStatuses, workLocations } from '../../states.ts';
import { applicationStages } from './applications.constants.ts';
import { workingStatuses } from './open-position-status.rules.ts';
import { employmentTypes, positionPriorities } from './open-positions.constants.ts';

/** What everybody sees who sees the position: the allow list of role `client`. */
const shown = {
  id: z.int(),
  uuid: z.string(),
  version: z.int(),
  title: z.string(),
  client_id: z.int(),
  client: z.string(),
  status: z.enum(positionStatuses),
  status_since: z.string(),
  opened_at: z.string(),
  headcount: z.int(),
  filled_count: z.int(),
  employment_type: z.enum(employmentTypes),
  work_location: z.enum(workLocations),
  start_by: z.string().nullable(),
};

/** A row of the list. */
export const openPositionRow = z.object({
  ...shown,
  /** Applications that have not ended; for role `client` the candidates whom it sees and considers. */
  candidates: z.int(),
  /** Those on which the client has to decide. */
  waiting: z.int(),
  /** What follows is absent for role `client`. How many candidates there are in each stage. */
  stages: z.partialRecord(z.enum(applicationStages), z.int()).optional(),
  owner: z.string().nullable().optional(),
  priority: z.enum(positionPriorities).optional(),
  /** The statuses to which it may move. */
  moves: z.array(z.enum(positionStatuses)).optional(),
});
export type OpenPositionRow = z.output<typeof openPositionRow>;

/** How many positions have each status, under the search and the other filters. */
export const positionCounts = z.partialRecord(z.enum(positionStatuses), z.int().min(0));

export const openPositionHead = z.object({
  id: z.int(),
  uuid: z.string(),
  title: z.string(),
  client: z.string(),
  status: z.enum(positionStatuses),
});

const named = z.object({ id: z.int(), name: z.string() });

const span = z.object({
  id: z.int(),
  status: z.enum(positionStatuses),
  since: z.string(),
  until: z.string().nullable(),
  reason: z.string().nullable(),
  /** Null: the portal itself. */
  actor: z.string().nullable(),
});
export type OpenPositionSpan = z.output<typeof span>;

const budget = z.object({
  least_cents: z.int(),
  most_cents: z.int(),
  currency: z.object({ id: z.int(), code: z.string() }),
});

/** Somebody who was hired for the position. The employee is null once the record is deleted. */
const hired = z.object({ candidate: named, employee: named.nullable(), since: z.string() });

/** For staff who work on the position alone. */
const work = z.object({
  priority: z.enum(positionPriorities),
  owner: named.nullable(),
  account_managers: z.array(named),
  /** For one person a month. */
  budget: budget.nullable(),
  paused_from_status: z.enum(workingStatuses).nullable(),
  /** Oldest first. */
  hired: z.array(hired),
  /** Oldest first. */
  history: z.array(span),
  minutes: z.partialRecord(z.enum(positionStatuses), z.int()),
  /** The statuses to which it may move. */
  moves: z.array(z.enum(positionStatuses)),
});

export const openPositionRecord = z.object({
  ...shown,
  shift_start: z.string().nullable(),
  shift_end: z.string().nullable(),
  timezone: named,
  must_have: z.array(z.string()),
  nice_to_have: z.array(z.string()),
  /** Absent for everybody else. */
  work: work.optional(),
});
export type OpenPositionRecord = z.output<typeof openPositionRecord>;
export type OpenPositionWork = z.output<typeof work>;
