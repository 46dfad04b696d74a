import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { defineList } from '../../list.ts';
import { listQuery } from '../../list-parameters.ts';
import { idParameter } from '../../paging.ts';
import { notificationAreaCodes } from './notification-type.ts';
import { outboxAccess } from './notifications.policy.ts';
import { notificationColumns, outboxColumns } from './notifications-columns.ts';

const id = z.int().min(1).max(2_147_483_647);
const ids = z.array(id).min(1).max(100);

const notification = z.object({
  id: z.int(),
  kind: z.string(),
  /** Null for a type that there no longer is. */
  area: z.enum(notificationAreaCodes).nullable(),
  /** Whether it asks for what waits in the queue of the home page. */
  asks: z.boolean(),
  /** The first person whom the text names to the reader. */
  person: z.string().nullable(),
  title: z.string(),
  text: z.string(),
  /** Address inside the portal, or null. */
  path: z.string().nullable(),
  created_at: z.string(),
  read_at: z.string().nullable(),
  archived_at: z.string().nullable(),
});
export type Notification = z.output<typeof notification>;

const outboxMessage = z.object({
  id: z.int(),
  kind: z.enum(['mail', 'sms']),
  to: z.string(),
  subject: z.string().nullable(),
  /** Without links and codes. */
  text: z.string(),
  created_at: z.string(),
});
export type OutboxMessage = z.output<typeof outboxMessage>;

/** An event whose listeners failed five times. */
const parkedEvent = z.object({
  id: z.int(),
  name: z.string(),
  attempts: z.int(),
  error: z.string().nullable(),
  created_at: z.string(),
  parked_at: z.string(),
});
export type ParkedEvent = z.output<typeof parkedEvent>;

export const notificationsCalls = {
  /** The user's own, newest first; `unread` counts all, not only this page. */
  list: defineCall({
    name: 'notifications.list',
    method: 'GET',
    path: '/api/notifications',
    section: '2.3',
    access: 'login',
    query: listQuery(notificationColumns),
    answer: z.object({ data: z.array(notification), total: z.int(), unread: z.int() }),
    audit: null,
  }),

  /** Foreign ids are ignored. */
  markRead: defineCall({
    name: 'notifications.mark-read',
    method: 'PUT',
    path: '/api/notifications/read',
    section: '2.3',
    access: 'login',
    body: z.union([
      // Up to the newest one that the user has seen: later ones stay unread.
      z.strictObject({ all: z.literal(true), newest: id.optional() }),
      z.strictObject({ ids }),
    ]),
    answer: z.object({ unread: z.int() }),
    audit: 'notifications.mark-read',
  }),

  /** Marks notifications as unread, puts them into the archive or takes them out. Foreign ids are ignored. */
  sort: defineCall({
    name: 'notifications.sort',
    method: 'PUT',
    path: '/api/notifications',
    section: '2.3',
    access: 'login',
    body: z.strictObject({ ids, to: z.enum(['unread', 'archive', 'list']) }),
    answer: z.object({ unread: z.int() }),
    audit: 'notifications.sort',
    neverImpersonating: true,
  }),

  /** Signs the subscription to a private or presence channel if the user may join it now (section 7.8). */
  authorizeChannel: defineCall({
    name: 'notifications.authorize-channel',
    method: 'POST',
    path: '/api/broadcasting/auth',
    section: '7.8',
    access: 'login',
    body: z.strictObject({
      socket_id: z.string().regex(/^\d{1,20}\.\d{1,20}$/, 'The socket id is invalid.'),
      channel_name: z.string().regex(/^(?:private|presence)-[\w.=@,;-]{1,150}$/, 'The channel name is invalid.'),
    }),
    answer: z.object({ auth: z.string(), channel_data: z.string().optional() }),
    audit: null,
    effect: 'read',
  }),

  /** Emails and text messages that the portal stored because no SMTP or SMS address is configured. Newest first. */
  outbox: defineCall({
    name: 'notifications.outbox',
    method: 'GET',
    path: '/api/outbox',
    section: '2.4',
    access: outboxAccess,
    query: listQuery(outboxColumns),
    answer: z.object({ data: z.array(outboxMessage), total: z.int() }),
    audit: 'notifications.read-outbox',
    neverImpersonating: true,
  }),

  /** A kept message as it would have been sent: its links and codes open accounts. */
  outboxMessage: defineCall({
    name: 'notifications.outbox-message',
    method: 'GET',
    path: '/api/outbox/:kind/:id',
    section: '2.4',
    access: outboxAccess,
    params: z.strictObject({ kind: z.enum(['mail', 'sms']), id: idParameter.shape.id }),
    answer: z.object({ text: z.string() }),
    audit: 'notifications.open-message',
    neverImpersonating: true,
    freshFactor: true,
  }),

  /** Background work that failed repeatedly, latest first, at most 100. Nothing tries it again by itself. */
  parkedEvents: defineCall({
    name: 'notifications.parked-events',
    method: 'GET',
    path: '/api/parked-events',
    section: '2.4',
    access: outboxAccess,
    answer: z.object({ data: z.array(parkedEvent), total: z.int() }),
    audit: null,
  }),

  /** Tries parked events again. Ids that are not parked are ignored. */
  retryEvents: defineCall({
    name: 'notifications.retry-events',
    method: 'POST',
    path: '/api/parked-events/retry',
    section: '2.4',
    access: outboxAccess,
    body: z.strictObject({ ids: z.array(z.int().min(1).max(2_147_483_647)).min(1).max(100) }),
    answer: z.object({ retried: z.int() }),
    audit: 'notifications.retry-events',
    neverImpersonating: true,
  }),
};

export const notificationList = defineList({
  name: 'notifications',
  label: 'Notifications',
  columns: notificationColumns,
  call: notificationsCalls.list,
});

export const outboxList = defineList({
  name: 'outbox',
  label: 'Outbox',
  columns: outboxColumns,
  call: notificationsCalls.outbox,
});
