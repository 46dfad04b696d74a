/** The same as the constraints of the tables. */
export const ticketWorkLimits = { body: 10_000, mentions: 20, comment: 1_000, followers: 50, bulk: 100 } as const;

export const ticketWorkLabels = {
  status: 'Status',
  priority: 'Priority',
  group: 'Group',
  assignee: 'Assignee',
  details: 'Details',
  body: 'Message',
  mentions: 'Mentions',
  follower: 'Follower',
  ticket: 'Ticket',
  comment: 'Comment',
  score: 'Rating',
} as const;

export const ticketLinkKinds = ['related', 'merged_into', 'continues'] as const;
export type TicketLinkKind = (typeof ticketLinkKinds)[number];

export const ticketChangeKinds = [
  'status',
  'priority',
  'group',
  'assignee',
  'details',
  'linked',
  'unlinked',
  'merged',
] as const;
export type TicketChangeKind = (typeof ticketChangeKinds)[number];
