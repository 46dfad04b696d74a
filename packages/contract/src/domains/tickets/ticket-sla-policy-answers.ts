import { z } from 'zod';

const clockSpan = { from: z.string(), to: z.string() };
const targets = z.object({ first_response: z.int(), resolution: z.int() });

/** A row of the list. */
export const ticketSlaPolicyRow = z.object({
  id: z.int(),
  version: z.int(),
  name: z.string(),
  description: z.string().nullable(),
  /** IANA name. */
  timezone: z.string(),
  holiday_calendar: z.string().nullable(),
  /** Types that name it. */
  types: z.int(),
  /** Open and pending tickets of these types. */
  open_tickets: z.int(),
  updated_at: z.string(),
});
export type TicketSlaPolicyRow = z.output<typeof ticketSlaPolicyRow>;

/** The record that the details and the form show. Targets in minutes of working time, by the code of the priority. */
export const ticketSlaPolicyRecord = ticketSlaPolicyRow.extend({
  timezone_id: z.int(),
  holiday_calendar_id: z.int().nullable(),
  approval_minutes: z.int(),
  windows: z.array(z.object({ days: z.array(z.int()), ...clockSpan, breaks: z.array(z.object(clockSpan)) })),
  targets: z.object({ 1: targets, 2: targets, 3: targets, 4: targets }),
  type_names: z.array(z.string()),
});
export type TicketSlaPolicyRecord = z.output<typeof ticketSlaPolicyRecord>;

export const ticketSlaPolicyChoice = z.object({ id: z.int(), name: z.string(), timezone: z.string() });

const instant = z.string().nullable();

/** When what is filed now is due. Null: the hours leave too little time in three years. */
export const ticketSlaPreview = z.object({
  filed_at: z.string(),
  timezone: z.string(),
  approval_at: instant,
  priorities: z.array(z.object({ priority: z.int(), first_response_at: instant, resolution_at: instant })),
});
export type TicketSlaPreview = z.output<typeof ticketSlaPreview>;
