import { ticketNumber } from '@muster/contract/domains/tickets/tickets.constants.ts';
import type { Ctx, ReadingContext } from '../../platform/context/context.ts';
import { type FiledForm, readFiledForms } from './ticket-answers.repository.ts';
import { readAnswers } from './ticket-answers.ts';
import { usersById } from './ticket-people.ts';
import { approvalDueTimes, type StoredTicket, ticketsWaiting } from './ticket-record.repository.ts';

/** What an approver decides on. The caller knows that these tickets wait for the viewer. */
export async function ticketsToApprove(ctx: Ctx, ids: readonly number[]) {
  const tickets = await ticketsWaiting(ctx.db, ids);
  if (tickets.length === 0) return [];
  const forms = await readFiledForms(
    ctx.db,
    tickets.map(({ id }) => id),
  );
  const users = await usersById(
    ctx,
    tickets.map((ticket) => ticket.requester_user_id),
  );
  return Promise.all(
    tickets.map((ticket) => toApprove(ctx, ticket, { form: forms.get(ticket.id) ?? emptyForm, users })),
  );
}

/** Until when they are to be decided, in the hours of their SLA policies, by the id of the ticket. */
export async function dueApprovals({ db }: ReadingContext, ids: readonly number[]): Promise<Map<number, string>> {
  return new Map((await approvalDueTimes(db, ids)).map(({ id, due }) => [id, due]));
}

const emptyForm: FiledForm = { fields: [], details: {} };

interface Read {
  readonly form: FiledForm;
  readonly users: Awaited<ReturnType<typeof usersById>>;
}

async function toApprove(ctx: Ctx, ticket: StoredTicket, { form, users }: Read) {
  const { id, subject, type, priority, employee, client } = ticket;
  const answers = await readAnswers(ctx, { ticket, mover: 'approver' }, form, true);
  return {
    ...{ id, number: ticketNumber(id), subject, type, priority, employee, client },
    requester: users.get(ticket.requester_user_id)?.name ?? null,
    answers: answers
      .filter(({ value }) => value !== null)
      .map(({ key, label, kind, value, text }) => ({ key, label, kind, value, text })),
  };
}
