import { mayAccess, scopeOf } from '@muster/contract';
import { ticketNumber } from '@muster/contract/domains/tickets/tickets.constants.ts';
import { ticketAccess } from '@muster/contract/domains/tickets/tickets.policy.ts';
import { handledOutcome, ticketsToHandle, ticketsWaitingFor } from '../../tickets/index.ts';
import { doneAt, idsOf, type NeedSource, ownRow } from './need-source.ts';

/** Tickets to answer that are due within a day: those of the viewer, and those of nobody in a group of theirs. */
export const neededTickets: NeedSource = {
  kind: 'ticket',
  approval: null,
  isFor: (viewer) => scopeOf(viewer).kind === 'staff' && mayAccess(ticketAccess.follow, viewer),
  rowsOf: async (ctx) => {
    const tickets = await ticketsToHandle(ctx);
    return tickets.map(({ id, filed_at, due_at }) => ownRow(id, { since: filed_at, due: due_at }));
  },
  expected: ticketsWaitingFor,
  read: async (ctx, rows) => {
    const tickets = await ticketsToHandle(ctx, idsOf(rows));
    return tickets.map(({ id, version, subject, type, priority, requester, client, group_role, assignee_user_id }) => ({
      id,
      need: {
        kind: 'ticket' as const,
        ticket: {
          ...{ id, version, number: ticketNumber(id), subject, type, priority, requester, client, group: group_role },
          taker_user_id: assignee_user_id === null ? ctx.viewer.userId : null,
        },
      },
    }));
  },
  settled: async (ctx, [id]) => {
    const found = await handledOutcome(ctx, id);
    return found && { ...doneAt(found.at), outcome: found.isDone ? 'done' : 'passed-on' };
  },
};
