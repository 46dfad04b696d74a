import { z } from 'zod';
import { holidayKinds } from './holidays.constants.ts';

/** A row of the list, and the record that its form shows. */
export const holidayRow = z.object({
  id: z.int(),
  version: z.int(),
  calendar_id: z.int(),
  calendar: z.string(),
  day: z.string(),
  name: z.string(),
  kind: z.enum(holidayKinds),
  /** HH:MM on the clock of the calendar's place. Null: from midnight. */
  from_time: z.string().nullable(),
  /** Null: until midnight. */
  until_time: z.string().nullable(),
  /** On the same month and day each year. */
  is_fixed: z.boolean(),
  source: z.string(),
  updated_at: z.string(),
});
export type HolidayRow = z.output<typeof holidayRow>;

/** Somebody whose schedule a changed holiday touches. */
export const touchedPerson = z.object({
  employee_id: z.int(),
  name: z.string(),
  client: z.string().nullable(),
  day: z.string(),
  /** A shift is planned on the day, or kept from it by this holiday. */
  is_planned: z.boolean(),
  is_on_leave: z.boolean(),
  /** A request that waits for a decision takes the day. */
  has_waiting_leave: z.boolean(),
  /** The day is locked: its premium becomes an adjustment of a later timesheet. */
  is_locked: z.boolean(),
});
export type TouchedPerson = z.output<typeof touchedPerson>;

export const touchedPeople = z.object({
  people: z.array(touchedPerson),
  /** Of days: planned ones, those on leave, and rest days. */
  total: z.int().min(0),
  /** Without leave. */
  planned: z.int().min(0),
  on_leave: z.int().min(0),
  /** Of any of these: with leave that waits for a decision. */
  waiting_leave: z.int().min(0),
  /** Of any of these. */
  locked: z.int().min(0),
});
export type TouchedPeople = z.output<typeof touchedPeople>;

/** A holiday of the viewer, or of the people of the viewer's client. */
export const comingHoliday = z.object({
  day: z.string(),
  name: z.string(),
  from_time: z.string().nullable(),
  until_time: z.string().nullable(),
  /** How many have it. */
  people: z.int().min(1),
  /** How many of them do not work. */
  off: z.int().min(0),
});
export type ComingHoliday = z.output<typeof comingHoliday>;
