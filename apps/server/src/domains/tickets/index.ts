export { applyTicketTimes } from './apply-ticket-times.ts';
export { dueApprovals, ticketsToApprove } from './tickets-to-approve.ts';
export { handledOutcome, ticketsToHandle, ticketsWaitingFor } from './tickets-to-handle.ts';
