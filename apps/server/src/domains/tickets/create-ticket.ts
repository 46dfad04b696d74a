import { type CallAnswer, type CallInput, invalidInput, ticketStatusCodes } from '@muster/contract';
import {
  askedFields,
  checkTicketDetails,
  type TicketDetails,
} from '@muster/contract/domains/tickets/ticket-details.rules.ts';
import { leaveTicketCode } from '@muster/contract/domains/tickets/ticket-types.constants.ts';
import type { ticketsCalls } from '@muster/contract/domains/tickets/tickets.calls.ts';
import { ticketNumber } from '@muster/contract/domains/tickets/tickets.constants.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { duesOfNewTicket } from './apply-ticket-times.ts';
import { computedAnswers } from './computed-answers.ts';
import { assertContinues, storeContinuation } from './continued-ticket.ts';
import { type Party, partyOf, unknownType } from './filed-party.ts';
import { type FiledType, findTypeToFile } from './filed-type.repository.ts';
import { fileLeave } from './leave-ticket.ts';
import { openTicketApproval } from './open-ticket-approval.ts';
import { unknownReferences } from './ticket-references.ts';
import { ticketChanged, ticketWorkable } from './tickets.events.ts';
import { insertTicket } from './tickets.repository.ts';

type Create = (typeof ticketsCalls)['create'];

/**
 * Files a ticket of the viewer, or staff files one for an employee within reach. It keeps the current version of the
 * type's form. @throws Problem invalid-input (422), not-found (404) for an employee or a continued ticket out of reach, conflict (409)
 * if the continued ticket is not closed
 */
export async function createTicket(ctx: Ctx, { body }: CallInput<Create>): Promise<CallAnswer<Create>> {
  const { db, viewer } = ctx;
  const isForAnother = (body.employee_id ?? null) !== null;
  const type = await findTypeToFile(db, { id: body.ticket_type_id, isForAnother });
  const party = await partyOf(ctx, type, body.employee_id ?? null);
  if (!type) throw unknownType();
  const continuedId = body.continues_ticket_id ?? null;
  if (continuedId !== null) await assertContinues(ctx, continuedId, party);
  const answers = await answersOf(ctx, { type, party, given: body.details });
  const leave = type.code === leaveTicketCode ? await fileLeave(ctx, party.employeeId, answers) : null;
  // The leave request has the answers. A subject of somebody's own words could name a confidential type.
  const [subject, details] = leave === null ? [body.subject, answers] : [type.name, {}];
  const now = ctx.clock.now();
  const dues = await duesOfNewTicket(db, type, now);
  const due_by = dues.due_at;
  const id = type.ticket_id;
  await insertTicket(
    db,
    {
      id,
      ticket_type_id: type.id,
      version_id: type.version_id,
      subject,
      side: party.side,
      requester_user_id: viewer.userId,
      employee_id: party.employeeId,
      client_id: party.clientId,
      status: ticketStatusCodes.open,
      priority: type.default_priority,
      group_role: type.default_group,
      filed_at: now.toString(),
      leave_request_id: leave,
      approval_state: type.needs_approval ? 'pending' : null,
      ...dues,
    },
    details,
  );
  if (continuedId !== null) await storeContinuation(ctx, id, continuedId);
  await ctx.audit({
    event: 'tickets.create',
    subject: { kind: 'ticket', id: String(id) },
    ...(party.clientId !== null && { clientId: party.clientId }),
    // The answers can be about health or pay; the ticket itself says who reads them.
    after: { ticket_type: type.name, subject, due_by },
  });
  if (type.needs_approval) await openTicketApproval(ctx, type, { id, ...party });
  await ctx.announce(ticketChanged, { id, isPublic: true });
  // Leave is decided by its approvers, and its ticket follows.
  if (!type.needs_approval && leave === null) await ctx.announce(ticketWorkable, { id });
  return { id, number: ticketNumber(id), due_by };
}

interface Answers {
  readonly type: FiledType;
  readonly party: Party;
  readonly given: Readonly<Record<string, unknown>>;
}

async function answersOf(ctx: Ctx, { type, party, given }: Answers): Promise<TicketDetails> {
  const fields = askedFields(type.fields);
  const { details, errors } = checkTicketDetails({ fields, party: 'requester' }, given);
  const wrong = Object.fromEntries(Object.entries(errors).map(([key, texts]) => [`details.${key}`, texts]));
  if (Object.keys(wrong).length > 0) throw invalidInput(wrong);
  const unknown = await unknownReferences(ctx, { fields, details, employeeId: party.employeeId });
  if (Object.keys(unknown).length > 0) throw invalidInput(unknown);
  return { ...details, ...(await computedAnswers(ctx, { fields: type.fields, party })) };
}
