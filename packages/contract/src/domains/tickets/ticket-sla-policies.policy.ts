import { ticketTypeAccess } from './ticket-types.policy.ts';

/** Who decides what a type asks also decides when its tickets are due. */
export const ticketSlaPolicyAccess = ticketTypeAccess;
