import { ticketTypeAccess } from './ticket-types.policy.ts';

/** Who decides what a type asks also keeps the texts that answer it. The handlers of a ticket use them. */
export const cannedReplyAccess = ticketTypeAccess;
