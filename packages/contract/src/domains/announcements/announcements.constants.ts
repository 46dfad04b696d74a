import type { Role } from '../../roles.ts';
import type { StateWord } from '../../state-words.ts';

export const announcementKinds = ['information', 'important', 'urgent'] as const;
export type AnnouncementKind = (typeof announcementKinds)[number];

export const announcementStateWords = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
} as const satisfies Readonly<Record<AnnouncementState, StateWord>>;

export const announcementKindWords = {
  information: 'Information',
  important: 'Important',
  urgent: 'Urgent',
} as const satisfies Readonly<Record<AnnouncementKind, StateWord>>;

export const announcementAudiences = ['all', 'clients', 'statuses'] as const;
export type AnnouncementAudience = (typeof announcementAudiences)[number];

export const announcementStates = ['draft', 'scheduled', 'published', 'expired', 'withdrawn'] as const;
export type AnnouncementState = (typeof announcementStates)[number];

/** Labels of the client roles in the form. */
export const recipientRoleLabels: Readonly<Record<Extract<Role, 'client' | 'client-user' | 'client-admin'>, string>> = {
  client: 'Main contacts',
  'client-user': 'Client users',
  'client-admin': 'Client admins',
};

export const announcementLabels = {
  title: 'Title',
  body: 'Message',
  kind: 'Importance',
  audience: 'Audience',
  client_ids: 'Clients',
  statuses: 'Client statuses',
  roles: 'Roles',
  publish_at: 'Publication time',
  expires_at: 'Expiry time',
} as const;

export const announcementLimits = { title: 120, body: 5000, clients: 500 } as const;
