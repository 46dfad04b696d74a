import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { textId } from '../../fields.ts';
import { shiftAccess } from '../shifts/shifts.policy.ts';

const count = z.int().min(0);

const person = z.object({
  id: z.int(),
  name: z.string(),
  starts_at: z.string(),
  late_minutes: z.int().nullable(),
});

const group = z.object({
  count,
  /** The first few, by name or by how much they are late. */
  people: z.array(person),
});
export type TodayGroup = z.output<typeof group>;

/** Cells of today's strip. Late people count as working as well. */
export const todayGroups = ['working', 'late', 'missing', 'on_leave', 'later'] as const;
export type TodayGroupName = (typeof todayGroups)[number];

export const todayCalls = {
  /** Who works today, in the states of the list of today, within the viewer's reach. */
  read: defineCall({
    name: 'home.today',
    method: 'GET',
    path: '/api/home/today',
    section: '2.7',
    access: shiftAccess.today,
    /** With `client_id`: only the people of this client, within the same reach. */
    query: z.strictObject({ client_id: textId('Client').optional() }),
    answer: z.object({
      now: z.string(),
      /** Everybody with a shift that overlaps today. */
      total: count,
      on_break: count,
      finished: count,
      /** Off on a holiday. */
      on_holiday: count,
      groups: z.record(z.enum(todayGroups), group),
      /** The only client that is shown; null if the list of today shows the same people without a filter. */
      client_id: z.int().nullable(),
      /** The viewer looks after several clients, which the list of today cannot be filtered by at once. */
      is_partial: z.boolean(),
    }),
    audit: null,
  }),
};
