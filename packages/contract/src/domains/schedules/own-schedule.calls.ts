import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { isDay } from '../../plain-day.ts';
import { validationMessages as say } from '../../validation-messages.ts';
import { scheduleStatuses } from '../shifts/shifts.constants.ts';
import { expectedKinds } from './expected-day.rules.ts';

const ownScheduleDay = z.object({
  work_date: z.string(),
  shift: z.string().nullable(),
  /** Of the assignment that plans this day; null on swapped days. */
  rotation: z.string().nullable(),
  /** Of the shift, IANA. */
  zone: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  status: z.enum(scheduleStatuses),
  /** An approved swap decided this day. */
  is_swapped: z.boolean(),
  /** Names of the holidays of the day, or of the day off for a swapped one. */
  holiday: z.string().nullable(),
  /** What the day will count as if it is worked as planned; null: unknown. */
  counts_as: z
    .object({
      kind: z.enum(expectedKinds),
      work_minutes: z.int(),
      night_minutes: z.int(),
      holiday_minutes: z.int(),
    })
    .nullable(),
});
export type OwnScheduleDay = z.output<typeof ownScheduleDay>;

const token = z.strictObject({ token: z.string().regex(/^[\w-]{20,100}$/) });

/** Ours. The viewer's own schedule, also as a calendar to subscribe to. */
export const ownScheduleCalls = {
  /** Four weeks from a day on; from this week's Monday on if none is given. */
  read: defineCall({
    name: 'schedules.own',
    method: 'GET',
    path: '/api/my-schedule',
    section: '2.3',
    access: 'login',
    query: z.strictObject({ from: z.string().refine(isDay, say.invalid('Day')).optional() }),
    answer: z.object({
      /** Null: the viewer is not an employee. */
      zone: z.string().nullable(),
      today: z.string(),
      from: z.string(),
      to: z.string(),
      /** The last day of the computed schedule. */
      planned_until: z.string(),
      days: z.array(ownScheduleDay),
      /** The active link to the calendar; the link itself is shown once. */
      feed: z.object({ created_at: z.string() }).nullable(),
    }),
    audit: null,
  }),

  /** A new link replaces the earlier one, which stops working. */
  createFeed: defineCall({
    name: 'schedules.create-feed',
    method: 'POST',
    path: '/api/my-schedule/feed',
    section: '2.3',
    access: 'login',
    answer: z.object({ url: z.string() }),
    status: 201,
    audit: 'schedules.create-feed',
    neverImpersonating: true,
  }),

  revokeFeed: defineCall({
    name: 'schedules.revoke-feed',
    method: 'DELETE',
    path: '/api/my-schedule/feed',
    section: '2.3',
    access: 'login',
    answer: 'nothing',
    audit: 'schedules.revoke-feed',
    neverImpersonating: true,
  }),

  /** For calendar programs, which send no credential: the token of the link is one. */
  feed: defineCall({
    name: 'schedules.feed',
    method: 'GET',
    path: '/api/schedule-feeds/:token',
    section: '2.3',
    access: 'public',
    credential: 'session',
    params: token,
    answer: 'file',
    audit: null,
  }),
};
