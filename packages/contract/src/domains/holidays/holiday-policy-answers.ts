import { z } from 'zod';
import { holidayEffects } from './holidays.constants.ts';

export const holidayPolicyLine = z.object({
  calendar_id: z.int(),
  calendar: z.string(),
  effect: z.enum(holidayEffects),
  from_year: z.int(),
  /** Null: without an end. */
  until_year: z.int().nullable(),
});

/** A row of the list, and the record that its details and its form show. */
export const holidayPolicyRow = z.object({
  id: z.int(),
  version: z.int(),
  name: z.string(),
  description: z.string().nullable(),
  is_client_assignable: z.boolean(),
  lines: z.array(holidayPolicyLine),
  /** Names of the calendars. */
  calendars: z.string(),
  /** Employees who have the policy today. */
  employees: z.int().min(0),
  updated_at: z.string(),
});
export type HolidayPolicyRow = z.output<typeof holidayPolicyRow>;
