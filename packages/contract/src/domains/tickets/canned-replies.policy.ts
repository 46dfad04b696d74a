import { ticketTypeAccess } from './ticket-types.policy.ts';

/** Who decides what a type asks also keeps the texts that answer it. Whoever handles a ticket uses them. */
export const cannedReplyAccess = ticketTypeAccess;
