import { ticketNumber } from '@muster/contract/domains/tickets/tickets.constants.ts';
import { ticketReach } from '@muster/contract/domains/tickets/tickets.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { readFiledForm } from './ticket-answers.repository.ts';
import { readAnswers } from './ticket-answers.ts';
import { usersById } from './ticket-people.ts';
import { findTicket, type StoredTicket } from './ticket-record.repository.ts';

/** What an approver decides on. The caller knows that these tickets wait for the viewer. */
export async function ticketsToApprove(ctx: Ctx, ids: readonly number[]) {
  const reach = { ...ticketReach(ctx.viewer), isAll: true };
  const tickets: StoredTicket[] = [];
  for (const id of ids) {
    const ticket = await findTicket(ctx.db, { id, reach });
    if (ticket?.approval_state === 'pending') tickets.push(ticket);
  }
  const users = await usersById(
    ctx,
    tickets.map((ticket) => ticket.requester_user_id),
  );
  return Promise.all(tickets.map((ticket) => toApprove(ctx, ticket, users)));
}

async function toApprove(ctx: Ctx, ticket: StoredTicket, users: Awaited<ReturnType<typeof usersById>>) {
  const { id, subject, type, priority, employee, client } = ticket;
  const form = await readFiledForm(ctx.db, id);
  const answers = await readAnswers(ctx, { ticket, mover: 'approver' }, form, true);
  return {
    ...{ id, number: ticketNumber(id), subject, type, priority, employee, client },
    requester: users.get(ticket.requester_user_id)?.name ?? null,
    answers: answers
      .filter(({ value }) => value !== null)
      .map(({ key, label, kind, value, text }) => ({ key, label, kind, value, text })),
  };
}
