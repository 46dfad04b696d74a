import type { Role } from '../../roles.ts';

export const announcementKinds = ['information', 'important', 'urgent'] as const;
export type AnnouncementKind = (typeof announcementKinds)[number];

export const announcementAudiences = ['all', 'clients', 'statuses'] as const;
export type AnnouncementAudience = (typeof announcementAudiences)[number];

export const announcementStates = ['draft', 'scheduled', 'published', 'expired', 'withdrawn'] as const;
export type AnnouncementState = (typeof announcementStates)[number];

/** Badge colours; always shown with the word. */
export const announcementStateColours: Readonly<
  Record<AnnouncementState, 'green' | 'blue' | 'gray' | 'amber' | 'red'>
> = { draft: 'amber', scheduled: 'blue', published: 'green', expired: 'gray', withdrawn: 'red' };

export const announcementKindColours: Readonly<Record<AnnouncementKind, 'blue' | 'amber' | 'red'>> = {
  information: 'blue',
  important: 'amber',
  urgent: 'red',
};

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
