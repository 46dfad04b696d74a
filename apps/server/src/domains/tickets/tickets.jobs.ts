import type { BaseContext } from '../../platform/context/context.ts';
import type { BackgroundWork } from '../../platform/jobs/background-work.ts';
import type { DailyRound } from '../../platform/jobs/daily-jobs.ts';
import { closeResolvedTickets } from './close-resolved-tickets.ts';
import { recountTicketTimes } from './recount-ticket-times.ts';
import { releaseTickets } from './release-tickets.ts';
import { remindOfDueTickets } from './remind-of-due-tickets.ts';

/** After a change of an SLA policy or of its holidays. */
export const recountTicketTimesSoon: BackgroundWork = {
  name: 'tickets.times',
  channel: null,
  workOnce: recountTicketTimes,
};

/** Runs every few seconds in each process. */
export const remindOfDueTicketsSoon: BackgroundWork = {
  name: 'tickets.reminders',
  channel: null,
  workOnce: (services) => remindOfDueTickets(services),
};

/** A resolved ticket closes when nobody reopens it. */
export const closeResolvedTicketsDaily: DailyRound<BaseContext> = {
  name: 'tickets.close-resolved',
  runPortion: (ctx, _, after) => closeResolvedTickets(ctx, after),
};

/** For changes of rights and accounts that are no event. */
export const releaseTicketsDaily: DailyRound<BaseContext> = {
  name: 'tickets.release',
  runPortion: (ctx, _, after) => releaseTickets(ctx, after),
};
