import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { defineList } from '../../list.ts';
import { listQuery } from '../../list-parameters.ts';
import { idParameter } from '../../paging.ts';
import { clientRoles } from '../../roles.ts';
import { clientStatuses } from '../../states.ts';
import { announcementColumns, readerColumns } from './announcement-columns.ts';
import { announcementAudiences, announcementKinds, announcementStates } from './announcements.constants.ts';
import { announcementAccess } from './announcements.policy.ts';
import {
  audienceBody,
  byId,
  changeExpiryBody,
  createAnnouncementBody,
  updateAnnouncementBody,
  versionBody,
} from './announcements.schemas.ts';

const count = z.int().min(0);
const instantOrNull = z.string().nullable();
const named = z.object({ id: z.int(), name: z.string() });

const announcementRow = z.object({
  id: z.int(),
  version: z.int(),
  title: z.string(),
  state: z.enum(announcementStates),
  kind: z.enum(announcementKinds),
  audience: z.enum(announcementAudiences),
  /** The number of chosen clients, if clients were chosen. */
  chosen_clients: count,
  statuses: z.array(z.enum(clientStatuses)),
  roles: z.array(z.enum(clientRoles)),
  publish_at: instantOrNull,
  expires_at: instantOrNull,
  read: count,
  recipients: count,
  created_by: z.string().nullable(),
  abilities: z.object({
    edit: z.boolean(),
    publish: z.boolean(),
    expire: z.boolean(),
    withdraw: z.boolean(),
    delete: z.boolean(),
    duplicate: z.boolean(),
    preview: z.boolean(),
  }),
});
export type AnnouncementRow = z.output<typeof announcementRow>;

const announcementDetails = announcementRow.extend({
  body: z.string(),
  clients: z.array(named),
  withdrawn_at: instantOrNull,
  created_at: z.string(),
  /** Of the recipients. */
  by_client: z.array(named.extend({ read: count, recipients: count })),
});
export type AnnouncementDetails = z.output<typeof announcementDetails>;

/** As recipients see it: without the other recipients. */
const ownAnnouncement = z.object({
  id: z.int(),
  title: z.string(),
  body: z.string(),
  kind: z.enum(announcementKinds),
  publish_at: z.string(),
  expires_at: instantOrNull,
  read_at: instantOrNull,
});
export type OwnAnnouncement = z.output<typeof ownAnnouncement>;

const read = { method: 'GET', section: '2.4', access: announcementAccess.list, audit: null } as const;
const change = { section: '2.4', access: announcementAccess.write } as const;
const changed = z.object({ id: z.int(), version: z.int() });

/** Client notifications: announcements of the provider to its clients. Ours: the specification names only the screens. */
export const announcementsCalls = {
  table: defineCall({
    ...read,
    name: 'announcements.table',
    path: '/api/client-notifications',
    query: listQuery(announcementColumns),
    answer: z.object({ data: z.array(announcementRow), total: z.int() }),
  }),

  details: defineCall({
    ...read,
    name: 'announcements.details',
    path: '/api/client-notifications/:id',
    params: idParameter,
    answer: announcementDetails,
  }),

  /** The recipients, by client and name. */
  readers: defineCall({
    ...read,
    name: 'announcements.readers',
    path: '/api/client-notifications/:id/readers',
    params: idParameter,
    query: listQuery(readerColumns),
    answer: z.object({
      data: z.array(
        z.object({
          user_id: z.int(),
          name: z.string(),
          client: named,
          delivered_at: z.string(),
          read_at: instantOrNull,
        }),
      ),
      total: z.int(),
    }),
  }),

  /** The clients that the audience includes now, with the number of users of each. */
  preview: defineCall({
    ...read,
    name: 'announcements.preview',
    path: '/api/client-notification-previews/:id',
    access: announcementAccess.preview,
    params: idParameter,
    answer: z.object({
      announcement: ownAnnouncement,
      state: z.enum(announcementStates),
      clients: z.array(named.extend({ recipients: count })),
    }),
  }),

  /** Who would receive it if it were published now. */
  audience: defineCall({
    ...read,
    name: 'announcements.audience',
    method: 'POST',
    path: '/api/client-notification-audience',
    access: announcementAccess.write,
    body: audienceBody,
    answer: z.object({ recipients: count, clients: count }),
    effect: 'read',
  }),

  create: defineCall({
    ...change,
    name: 'announcements.create',
    method: 'POST',
    path: '/api/client-notifications',
    body: createAnnouncementBody,
    answer: changed,
    status: 201,
    audit: 'announcements.create',
    idempotent: true,
  }),

  update: defineCall({
    ...change,
    name: 'announcements.update',
    method: 'PUT',
    path: '/api/client-notifications',
    body: updateAnnouncementBody,
    answer: changed,
    audit: 'announcements.update',
  }),

  publish: defineCall({
    ...change,
    name: 'announcements.publish',
    method: 'POST',
    path: '/api/client-notifications/:id/publish',
    params: idParameter,
    body: versionBody,
    answer: changed,
    audit: 'announcements.publish',
  }),

  withdraw: defineCall({
    ...change,
    name: 'announcements.withdraw',
    method: 'POST',
    path: '/api/client-notifications/:id/withdraw',
    params: idParameter,
    body: versionBody,
    answer: changed,
    audit: 'announcements.withdraw',
  }),

  changeExpiry: defineCall({
    ...change,
    name: 'announcements.change-expiry',
    method: 'PUT',
    path: '/api/client-notifications/:id/expiry',
    params: idParameter,
    body: changeExpiryBody,
    answer: changed,
    audit: 'announcements.change-expiry',
  }),

  /** Only drafts. */
  delete: defineCall({
    ...change,
    name: 'announcements.delete',
    method: 'DELETE',
    path: '/api/client-notifications',
    body: byId,
    answer: 'nothing',
    audit: 'announcements.delete',
  }),

  /** The current announcements for the viewer's company, newest first. */
  own: defineCall({
    ...read,
    name: 'announcements.own',
    path: '/api/my-client-notifications',
    section: '2.7',
    access: announcementAccess.receive,
    answer: z.object({ data: z.array(ownAnnouncement), unread: count }),
  }),

  /** Marks it as read by the viewer. Foreign, ended and missing ones get the same answer. */
  markRead: defineCall({
    name: 'announcements.mark-read',
    method: 'PUT',
    path: '/api/my-client-notifications/read',
    section: '2.7',
    access: announcementAccess.receive,
    body: byId,
    answer: z.object({ unread: count }),
    audit: 'announcements.mark-read',
  }),
};

export const announcementList = defineList({
  name: 'announcements',
  label: 'Client notifications',
  columns: announcementColumns,
  call: announcementsCalls.table,
});

export const readerList = defineList({
  name: 'announcementReaders',
  label: 'Readers',
  columns: readerColumns,
  call: announcementsCalls.readers,
});
