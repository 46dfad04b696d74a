import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { idParameter } from '../../paging.ts';
import { digests } from './delivery.rules.ts';
import { channels, notificationAreas } from './notification-type.ts';
import { notificationSettingsBody, quietErrors } from './notifications.schemas.ts';

const areas = Object.keys(notificationAreas) as (keyof typeof notificationAreas)[];

const typeChoice = z.object({
  code: z.string(),
  area: z.enum(areas),
  label: z.string(),
  channels: z.array(z.object({ channel: z.enum(channels), is_on: z.boolean(), is_locked: z.boolean() })),
});
export type TypeChoice = z.output<typeof typeChoice>;

const browser = z.object({ id: z.int(), browser: z.string(), endpoint: z.string(), created_at: z.string() });

const settings = z.object({
  /** What the user can receive, with what is on now. */
  types: z.array(typeChoice),
  quiet_from: z.string().nullable(),
  quiet_until: z.string().nullable(),
  digest: z.enum(digests),
  digest_hour: z.int(),
  digest_weekday: z.int(),
  /** IANA; quiet hours and digests follow its clock. */
  zone: z.string(),
  /** Whether text messages have a number to go to. */
  has_phone: z.boolean(),
  /** The public key for browsers that subscribe; null while the portal starts for the first time. */
  push_key: z.string().nullable(),
  browsers: z.array(browser),
});
export type NotificationSettings = z.output<typeof settings>;

/** Each user's own. */
export const notificationSettingsCalls = {
  read: defineCall({
    name: 'notifications.settings',
    method: 'GET',
    path: '/api/notification-settings',
    section: '2.3',
    access: 'login',
    answer: settings,
    audit: null,
  }),

  /** Switches a channel of types on or off. Codes that the user cannot receive are refused, and locked ones. */
  switch: defineCall({
    name: 'notifications.switch-channel',
    method: 'PUT',
    path: '/api/notification-settings/channels',
    section: '2.3',
    access: 'login',
    body: z.strictObject({
      types: z.array(z.string().min(1).max(100)).min(1).max(200),
      channel: z.enum(channels),
      is_on: z.boolean(),
    }),
    answer: 'nothing',
    audit: 'notifications.switch-channel',
    neverImpersonating: true,
  }),

  update: defineCall({
    name: 'notifications.update-settings',
    method: 'PUT',
    path: '/api/notification-settings',
    section: '2.3',
    access: 'login',
    body: notificationSettingsBody,
    bodyErrors: quietErrors,
    answer: 'nothing',
    audit: 'notifications.update-settings',
    neverImpersonating: true,
  }),

  /** A browser that shows notifications. The same one again changes nothing but its owner. */
  subscribe: defineCall({
    name: 'notifications.subscribe-browser',
    method: 'POST',
    path: '/api/push-subscriptions',
    section: '2.3',
    access: 'login',
    body: z.strictObject({
      endpoint: z.url({ protocol: /^https?$/ }).max(1000),
      p256dh: z.string().regex(/^[\w-]{80,100}$/),
      auth: z.string().regex(/^[\w-]{20,40}$/),
    }),
    answer: z.object({ id: z.int() }),
    status: 201,
    audit: 'notifications.subscribe-browser',
    neverImpersonating: true,
  }),

  unsubscribe: defineCall({
    name: 'notifications.unsubscribe-browser',
    method: 'DELETE',
    path: '/api/push-subscriptions/:id',
    section: '2.3',
    access: 'login',
    params: idParameter,
    answer: 'nothing',
    audit: 'notifications.unsubscribe-browser',
    neverImpersonating: true,
  }),
};
