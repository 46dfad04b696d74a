export { applyTicketTimes } from './apply-ticket-times.ts';
