import type { BackgroundWork } from '../../platform/jobs/background-work.ts';
import { recountTicketTimes } from './recount-ticket-times.ts';

/** After a change of an SLA policy or of its holidays. */
export const recountTicketTimesSoon: BackgroundWork = {
  name: 'tickets.times',
  channel: null,
  workOnce: recountTicketTimes,
};
