import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { channels, notificationAreas, sides } from './notification-type.ts';
import { notificationTypeAccess } from './notifications.policy.ts';
import { notificationTypeBody } from './notifications.schemas.ts';

const areas = Object.keys(notificationAreas) as (keyof typeof notificationAreas)[];
const texts = z.object({ title: z.string(), text: z.string(), outside: z.string() });

const typeView = texts.extend({
  code: z.string(),
  area: z.enum(areas),
  label: z.string(),
  /** Channels that are on until a user chooses otherwise. */
  channels: z.array(z.enum(channels)),
  /** Channels that nobody can switch off. */
  locked: z.array(z.enum(channels)),
  sides: z.array(z.enum(sides)),
  /** The texts of the portal, before any change. */
  original: texts,
  version: z.int(),
});
export type NotificationTypeView = z.output<typeof typeView>;

export const notificationTypesCalls = {
  list: defineCall({
    name: 'notifications.types',
    method: 'GET',
    path: '/api/notification-types',
    section: '2.4',
    access: notificationTypeAccess,
    answer: z.array(typeView),
    audit: null,
  }),

  update: defineCall({
    name: 'notifications.update-type',
    method: 'PUT',
    path: '/api/notification-types/:code',
    section: '2.4',
    access: notificationTypeAccess,
    params: z.strictObject({ code: z.string().min(1).max(100) }),
    body: notificationTypeBody,
    answer: z.object({ version: z.int() }),
    audit: 'notifications.update-type',
  }),
};
