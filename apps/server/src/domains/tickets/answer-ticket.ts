import { type CallAnswer, type CallInput, invalidInput, Problem } from '@muster/contract';
import { filedRefusal } from '@muster/contract/domains/tickets/ticket-approval.rules.ts';
import { checkTicketDetails } from '@muster/contract/domains/tickets/ticket-details.rules.ts';
import { closedTicketText } from '@muster/contract/domains/tickets/ticket-status.rules.ts';
import type { ticketWorkCalls } from '@muster/contract/domains/tickets/ticket-work.calls.ts';
import { ticketPartyOf } from '@muster/contract/domains/tickets/ticket-work.policy.ts';
import { ticketStatusCodes as codes } from '@muster/contract/states.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { lockedTicket } from './reached-ticket.ts';
import { readFiledForm, replaceAnswers } from './ticket-answers.repository.ts';
import { insertTicketChange } from './ticket-history.repository.ts';
import { updateTicket } from './ticket-record.repository.ts';
import { unknownReferences } from './ticket-references.ts';
import { concludeTicketChange } from './tickets.events.ts';

const fixedLeaveText = 'What was filed as leave does not change. Cancel the leave and file it again.';

type Answer = (typeof ticketWorkCalls)['answer'];

/**
 * Answers to the fields that the viewer's party edits, by the form that the ticket was filed with. The log says that
 * something was answered, not what. @throws Problem not-found, conflict, invalid-input
 */
export async function answerTicket(ctx: Ctx, { params, body }: CallInput<Answer>): Promise<CallAnswer<Answer>> {
  const { ticket, mover } = await lockedTicket(ctx, { id: params.id, version: body.version });
  if (ticket.status === codes.closed) throw new Problem('conflict', closedTicketText);
  if (ticket.leave_request_id !== null) throw new Problem('conflict', fixedLeaveText);
  const fixed = mover === 'handler' ? null : filedRefusal(ticket.approval_state);
  if (fixed !== null) throw new Problem('conflict', fixed);
  const { fields: all, details: stored } = await readFiledForm(ctx.db, ticket.id);
  const fields = all.filter(({ kind }) => kind !== 'file');
  const party = ticketPartyOf[mover];
  const { details, errors } = checkTicketDetails({ fields, party, stored }, body.details);
  const wrong = Object.fromEntries(Object.entries(errors).map(([key, texts]) => [`details.${key}`, texts]));
  if (Object.keys(wrong).length > 0) throw invalidInput(wrong);
  const given = Object.fromEntries(Object.entries(details).filter(([key]) => Object.hasOwn(body.details, key)));
  const unknown = await unknownReferences(ctx, { fields, details: given, employeeId: ticket.employee_id });
  if (Object.keys(unknown).length > 0) throw invalidInput(unknown);
  await replaceAnswers(ctx.db, ticket, details);
  const version = await updateTicket(ctx.db, ticket.id, {});
  const at = ctx.clock.now().toString();
  await insertTicketChange(ctx.db, { ticketId: ticket.id, actorId: ctx.viewer.userId, at, kind: 'details' });
  await concludeTicketChange(ctx, ticket, {
    event: 'tickets.change-details',
    after: { details: 'Changed' },
    version,
    isPublic: mover !== 'handler',
  });
  return { version };
}
