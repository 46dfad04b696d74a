import type { PlaceholderLabels, PlaceholderValues } from '../../placeholders.rules.ts';

/** What a canned reply can name, filled in for the ticket that it is used on. */
export const cannedReplyPlaceholderLabels = {
  requester: 'Requester',
  employee: 'Employee',
  client: 'Client',
  number: 'Number',
  subject: 'Subject',
  type: 'Ticket type',
  agent: 'Your name',
} as const satisfies PlaceholderLabels;

/** Null: the ticket has none, or the reader may not see it. */
export type CannedReplyValues = PlaceholderValues<keyof typeof cannedReplyPlaceholderLabels>;
