export { applyTicketTimes } from './apply-ticket-times.ts';
export { handledOutcome, ticketsToHandle } from './tickets-to-handle.ts';
