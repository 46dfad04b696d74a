import { z } from 'zod';

const named = z.object({ id: z.int(), name: z.string() });

/** A worked day of the pattern. Times are `HH:MM` in the shift's own zone. */
const patternDay = z.object({
  week: z.int(),
  /** 1 Monday to 7 Sunday. */
  weekday: z.int(),
  shift: named,
  start_time: z.string(),
  end_time: z.string(),
  timezone: z.string(),
});
export type PatternDay = z.output<typeof patternDay>;

export const rotationRow = z.object({
  id: z.int(),
  name: z.string(),
  client: named.nullable(),
  weeks: z.int(),
  /** Names of the shifts, in the order of the pattern. */
  shifts: z.array(z.string()),
  /** Number of employees on the rotation today. */
  people: z.int(),
  /** `change`: nobody has or had the rotation, so its pattern can change. */
  abilities: z.object({ update: z.boolean(), change: z.boolean(), delete: z.boolean() }),
});
export type RotationRow = z.output<typeof rotationRow>;

const rotationPerson = z.object({
  id: z.int(),
  employee: z.object({ id: z.int(), name: z.string(), position: z.string() }),
  client: z.string(),
  from: z.string(),
  to: z.string().nullable(),
  /** The Monday of a week 1. */
  starts_on: z.string(),
});

/** The pattern, and up to 200 employees who have or will have the rotation. */
export const rotationDetails = rotationRow.extend({
  version: z.int(),
  today: z.string(),
  days: z.array(patternDay),
  /** Short rests between shifts of the pattern. */
  warnings: z.array(z.string()),
  assigned: z.array(rotationPerson),
});
export type RotationDetails = z.output<typeof rotationDetails>;
