import { type CallAnswer, type CallInput, invalidInput, notFound, ticketStatusCodes } from '@muster/contract';
import { mayReadEmployees } from '@muster/contract/domains/employees/employees.policy.ts';
import { checkTicketDetails, type TicketDetails } from '@muster/contract/domains/tickets/ticket-details.rules.ts';
import type { TicketField } from '@muster/contract/domains/tickets/ticket-form.ts';
import type { TicketAudience, TicketFormula } from '@muster/contract/domains/tickets/ticket-types.constants.ts';
import type { ticketsCalls } from '@muster/contract/domains/tickets/tickets.calls.ts';
import { ticketLabels, ticketNumber } from '@muster/contract/domains/tickets/tickets.constants.ts';
import { sideOf } from '@muster/contract/domains/tickets/tickets.policy.ts';
import { validationMessages } from '@muster/contract/validation-messages.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { assertReachable } from '../employees/index.ts';
import { duesOfNewTicket } from './apply-ticket-times.ts';
import { type FiledType, findFiledType } from './filed-type.repository.ts';

import { findTicketPerson, type TicketPerson } from './ticket-references.repository.ts';
import { leadNames, unknownReferences } from './ticket-references.ts';
import { insertTicket } from './tickets.repository.ts';

type Create = (typeof ticketsCalls)['create'];

/**
 * Files a ticket of the viewer, or staff files one for an employee within reach. It keeps the current version of the
 * type's form. @throws Problem invalid-input (422), not-found (404) for an employee out of reach
 */
export async function createTicket(ctx: Ctx, { body }: CallInput<Create>): Promise<CallAnswer<Create>> {
  const { db, viewer } = ctx;
  const { type, party } = await filed(ctx, body);
  const details = await answersOf(ctx, { type, party, given: body.details });
  const now = ctx.clock.now();
  const dues = await duesOfNewTicket(db, type, now);
  const due_by = dues.due_at;
  const id = await insertTicket(
    db,
    {
      ticket_type_id: type.id,
      version_id: type.version_id,
      subject: body.subject,
      side: party.side,
      requester_user_id: viewer.userId,
      employee_id: party.employeeId,
      client_id: party.clientId,
      status: ticketStatusCodes.open,
      priority: type.default_priority,
      group_role: type.default_group,
      filed_at: now.toString(),
      ...dues,
    },
    details,
  );
  await ctx.audit({
    event: 'tickets.create',
    subject: { kind: 'ticket', id: String(id) },
    ...(party.clientId !== null && { clientId: party.clientId }),
    // The answers can be about health or pay; the ticket itself says who reads them.
    after: { ticket_type: type.name, subject: body.subject, due_by },
  });
  return { id, number: ticketNumber(id), due_by };
}

/** For whom a ticket is filed. */
interface Party {
  readonly side: TicketAudience;
  readonly employeeId: number | null;
  readonly clientId: number | null;
  readonly person: TicketPerson | null;
}

async function filed(ctx: Ctx, body: CallInput<Create>['body']): Promise<{ type: FiledType; party: Party }> {
  const { db, viewer } = ctx;
  const type = await findFiledType(db, body.ticket_type_id);
  const other = body.employee_id ?? null;
  const isForAnother = other !== null && other !== viewer.employeeId;
  const side = type ? sideOf(viewer, type.audience, isForAnother) : null;
  if (!type || side === null)
    throw invalidInput({ ticket_type_id: [validationMessages.invalid(ticketLabels.ticket_type_id)] });
  if (side === 'staff') return { type, party: { side, employeeId: null, clientId: null, person: null } };
  if (side === 'client') return { type, party: { side, employeeId: null, clientId: viewer.clientId, person: null } };
  if (isForAnother) await assertNamed(ctx, other);
  const employeeId = other ?? viewer.employeeId;
  const person = employeeId === null ? undefined : await findTicketPerson(db, employeeId);
  if (employeeId === null || !person)
    throw invalidInput({ employee_id: [validationMessages.invalid(ticketLabels.employee_id)] });
  return { type, party: { side, employeeId, clientId: person.client_id, person } };
}

/** @throws Problem not-found, the same for a missing employee and one whom the viewer may not read about */
async function assertNamed(ctx: Ctx, employeeId: number): Promise<void> {
  if (!mayReadEmployees(ctx.viewer)) throw notFound('employee');
  await assertReachable(ctx, employeeId);
}

interface Answers {
  readonly type: FiledType;
  readonly party: Party;
  readonly given: Readonly<Record<string, unknown>>;
}

async function answersOf({ db, ...ctx }: Ctx, { type, party, given }: Answers): Promise<TicketDetails> {
  // Files follow the ticket, which they are attached to.
  const fields = type.fields.filter(({ kind }) => kind !== 'file');
  const { details, errors } = checkTicketDetails({ fields, party: 'requester' }, given);
  const wrong = Object.fromEntries(Object.entries(errors).map(([key, texts]) => [`details.${key}`, texts]));
  if (Object.keys(wrong).length > 0) throw invalidInput(wrong);
  const unknown = await unknownReferences(db, { fields, details, employeeId: party.employeeId });
  if (Object.keys(unknown).length > 0) throw invalidInput(unknown);
  const leads = party.employeeId === null ? [] : await leadNames(db, party.employeeId);
  const filledIn: Readonly<Record<TicketFormula, string | undefined>> = {
    filed_on: todayAtHome(ctx),
    requester_client: party.person?.client,
    requester_position: party.person?.position,
    requester_leads: leads.join(', ') || undefined,
  };
  return { ...details, ...computed(fields, filledIn) };
}

function computed(
  fields: readonly TicketField[],
  values: Readonly<Record<TicketFormula, string | undefined>>,
): TicketDetails {
  return Object.fromEntries(
    fields.flatMap(({ key, formula }) => {
      const value = formula === null ? undefined : values[formula];
      return value === undefined ? [] : [[key, value]];
    }),
  );
}
