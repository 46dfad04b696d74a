import { z } from 'zod';

const hours = { start: z.string(), end: z.string() };

/** Days before the last week are not part of it. */
export const availabilityRecord = z.object({
  id: z.int(),
  uuid: z.string(),
  version: z.int(),
  timezone: z.object({ id: z.int(), name: z.string() }),
  notice_hours: z.int(),
  buffer_minutes: z.int(),
  weekly: z.array(z.object({ weekday: z.int(), ...hours })),
  days: z.array(z.object({ day: z.string(), note: z.string().nullable(), hours: z.array(z.object(hours)) })),
  busy: z.array(z.object({ starts_at: z.string(), ends_at: z.string() })),
  /** The first free half hour, with the notice; null: none within eight weeks. */
  next_free_at: z.string().nullable(),
  updated_at: z.string(),
});
export type AvailabilityRecord = z.output<typeof availabilityRecord>;

/** `timezone`: the zone to begin with. */
export const ownAvailability = z.object({
  availability: availabilityRecord.nullable(),
  timezone: z.object({ id: z.int(), name: z.string() }),
});

export const clientAvailability = availabilityRecord.extend({
  name: z.string(),
  client: z.string().nullable(),
});
export type ClientAvailability = z.output<typeof clientAvailability>;

export const availabilityRow = z.object({
  id: z.int(),
  uuid: z.string(),
  name: z.string(),
  client: z.string().nullable(),
  timezone: z.string(),
  /** Of a usual week, on the clock. */
  weekly_minutes: z.int(),
  next_free_at: z.string().nullable(),
  updated_at: z.string(),
});
export type AvailabilityRow = z.output<typeof availabilityRow>;
