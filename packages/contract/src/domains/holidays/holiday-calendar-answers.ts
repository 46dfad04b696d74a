import { z } from 'zod';
import { holidayRow } from './holiday-answers.ts';

/** A row of the list, and the record that its details and its form show. */
export const holidayCalendarRow = z.object({
  id: z.int(),
  version: z.int(),
  name: z.string(),
  country_id: z.int().nullable(),
  country: z.string().nullable(),
  state: z.string().nullable(),
  client_id: z.int().nullable(),
  client: z.string().nullable(),
  description: z.string().nullable(),
  /** Number of holidays of all years. */
  holidays: z.int().min(0),
  updated_at: z.string(),
});
export type HolidayCalendarRow = z.output<typeof holidayCalendarRow>;

/** With its holidays, by day. */
export const holidayCalendarDetails = holidayCalendarRow.extend({
  days: z.array(holidayRow),
  /** Years whose published holidays can be added; none if the place has no published list. */
  published_years: z.array(z.int()),
});
export type HolidayCalendarDetails = z.output<typeof holidayCalendarDetails>;

export const holidayCalendarChoice = z.object({ id: z.int(), name: z.string(), client: z.string().nullable() });
export type HolidayCalendarChoice = z.output<typeof holidayCalendarChoice>;

/** Movable holidays and those that the year has already are not copied. */
export const copiedYear = z.object({
  copied: z.int().min(0),
  left: z.array(z.string()),
});

/** Those that the year has by name already are left. */
export const addedPublished = z.object({
  added: z.int().min(0),
  left: z.array(z.string()),
});
