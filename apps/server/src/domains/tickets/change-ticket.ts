import { type CallInput, invalidInput, Problem } from '@muster/contract';
import { closedTicketText } from '@muster/contract/domains/tickets/ticket-status.rules.ts';
import type { ticketWorkCalls } from '@muster/contract/domains/tickets/ticket-work.calls.ts';
import { ticketWorkLabels as labels } from '@muster/contract/domains/tickets/ticket-work.constants.ts';
import { roleLabel } from '@muster/contract/role-label.ts';
import { ticketStatusCodes as codes, ticketPriorityLabel } from '@muster/contract/states.ts';
import { validationMessages } from '@muster/contract/validation-messages.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { applyTicketTimes } from './apply-ticket-times.ts';
import { notifyNextGroup } from './notices-of-new-tickets.ts';
import { notifyOfAssignment } from './notices-of-tickets.ts';
import { handledTicket } from './reached-ticket.ts';
import { insertTicketChange } from './ticket-history.repository.ts';
import { assigneesOf, usersById } from './ticket-people.ts';
import { type StoredTicket, updateTicket } from './ticket-record.repository.ts';
import { concludeTicketChange } from './tickets.events.ts';

type Calls = typeof ticketWorkCalls;
type Changed = Promise<{ version: number }>;

/** @throws Problem not-found, forbidden; conflict for another version or a closed ticket; invalid-input for somebody who cannot have it */
export async function assignTicket(ctx: Ctx, { params, body }: CallInput<Calls['assign']>): Changed {
  const ticket = await changeableTicket(ctx, { id: params.id, version: body.version });
  return { version: await storeAssignee(ctx, ticket, body.assignee_user_id ?? null) };
}

export async function prioritizeTicket(ctx: Ctx, { params, body }: CallInput<Calls['prioritize']>): Changed {
  const ticket = await changeableTicket(ctx, { id: params.id, version: body.version });
  return { version: await storePriority(ctx, ticket, body.priority) };
}

export async function regroupTicket(ctx: Ctx, { params, body }: CallInput<Calls['regroup']>): Changed {
  const ticket = await changeableTicket(ctx, { id: params.id, version: body.version });
  return { version: await storeGroup(ctx, ticket, body.group) };
}

/** A ticket that the viewer handles and that is not closed, locked. */
export async function changeableTicket(
  ctx: Ctx,
  wanted: { readonly id: number; readonly version?: number },
): Promise<StoredTicket> {
  const ticket = await handledTicket(ctx, wanted);
  if (ticket.status === codes.closed) throw new Problem('conflict', closedTicketText);
  return ticket;
}

export async function storeAssignee(ctx: Ctx, ticket: StoredTicket, userId: number | null): Promise<number> {
  const before = ticket.assignee_user_id;
  if (before === userId) return ticket.version;
  if (userId !== null && (await assigneesOf(ctx, ticket, [userId])).length === 0)
    throw invalidInput({ assignee_user_id: [validationMessages.invalid(labels.assignee)] });
  const version = await updateTicket(ctx.db, ticket.id, { assignee_user_id: userId });
  await insertTicketChange(ctx.db, {
    ...by(ctx, ticket),
    ...{ kind: 'assignee', beforeUserId: before, afterUserId: userId },
  });
  const names = await usersById(
    ctx,
    [before, userId].filter((id) => id !== null),
  );
  const named = (id: number | null) => (id === null ? null : (names.get(id)?.name ?? null));
  await concludeTicketChange(ctx, ticket, {
    event: 'tickets.assign',
    before: { assignee: named(before) },
    after: { assignee: named(userId) },
    version,
    isPublic: false,
  });
  await notifyOfAssignment(ctx, { ...ticket, assignee_user_id: userId }, userId);
  return version;
}

export async function storePriority(ctx: Ctx, ticket: StoredTicket, priority: 1 | 2 | 3 | 4): Promise<number> {
  const before = ticket.priority;
  if (before === priority) return ticket.version;
  const version = await updateTicket(ctx.db, ticket.id, { priority });
  await insertTicketChange(ctx.db, {
    ...by(ctx, ticket),
    ...{ kind: 'priority', before: String(before), after: String(priority) },
  });
  await applyTicketTimes(ctx, [ticket.id]);
  await concludeTicketChange(ctx, ticket, {
    event: 'tickets.change-priority',
    before: { priority: ticketPriorityLabel(before) },
    after: { priority: ticketPriorityLabel(priority) },
    version,
    isPublic: false,
  });
  return version;
}

/** Somebody who is not of the group no longer has it, so that it waits there. */
export async function storeGroup(ctx: Ctx, ticket: StoredTicket, group: string): Promise<number> {
  const before = ticket.group_role;
  if (before === group) return ticket.version;
  const assignee = ticket.assignee_user_id;
  const user = assignee === null ? undefined : (await usersById(ctx, [assignee])).get(assignee);
  const isKept = user?.roles.some((role) => role === group) ?? false;
  const columns = { group_role: group, ...(!isKept && { assignee_user_id: null }) };
  const version = await updateTicket(ctx.db, ticket.id, columns);
  await insertTicketChange(ctx.db, { ...by(ctx, ticket), kind: 'group', before, after: group });
  if (!isKept && assignee !== null)
    await insertTicketChange(ctx.db, {
      ...by(ctx, ticket),
      kind: 'assignee',
      beforeUserId: assignee,
      afterUserId: null,
    });
  await concludeTicketChange(ctx, ticket, {
    event: 'tickets.change-group',
    before: { group: roleLabel(before), ...(!isKept && user && { assignee: user.name }) },
    after: { group: roleLabel(group), ...(!isKept && user && { assignee: null }) },
    version,
    isPublic: false,
  });
  await notifyNextGroup(ctx, { ...ticket, ...columns }, ctx.viewer.userId);
  return version;
}

const by = (ctx: Ctx, { id }: StoredTicket) => ({
  ticketId: id,
  actorId: ctx.viewer.userId,
  at: ctx.clock.now().toString(),
});
