import { z } from 'zod';
import type { AuditEntry } from '../../platform/audit/audit-entry.ts';
import type { BaseContext, Ctx } from '../../platform/context/context.ts';
import { type EventListener, listen, listenToAll } from '../../platform/events/event-listeners.ts';
import { defineEvent } from '../../platform/events/events.ts';
import { pushEachToStaff, pushEachToUsers, pushToStaff } from '../../platform/realtime/push-to-pages.ts';
import { approvalOpened, approvalWaiting } from '../approvals/index.ts';
import { refreshWaiting } from '../notifications/index.ts';
import { mailReply } from './mail-reply.ts';
import { notifyOfNewTicket } from './notices-of-new-tickets.ts';
import { notifyFiledTickets, notifyWaitingTickets } from './notices-of-ticket-approvals.ts';
import { requestingUsersOf } from './ticket-people.repository.ts';
import type { StoredTicket } from './ticket-record.repository.ts';
import { handlersOf } from './tickets-to-handle.repository.ts';

export const cannedReplyChanged = defineEvent('canned-reply.changed', z.object({ id: z.int() }));
export const ticketSlaPolicyChanged = defineEvent('ticket-sla-policy.changed', z.object({ id: z.int() }));
const ticketTypeChanged = defineEvent('ticket-type.changed', z.object({ id: z.int() }));

/** `isPublic`: a change that the requester's side sees, too. */
export const ticketChanged = defineEvent('ticket.changed', z.object({ id: z.int(), isPublic: z.boolean() }));

/** It was filed, or approved after that: its group can begin. */
export const ticketWorkable = defineEvent('ticket.workable', z.object({ id: z.int() }));

/** For mail to the other side. Its text is in the reply. */
export const ticketReplied = defineEvent('ticket.replied', z.object({ id: z.int(), replyId: z.int() }));

export const ticketsListeners: readonly EventListener<BaseContext>[] = [
  listenToAll(ticketChanged, 'refresh-open-tickets', refreshTickets),
  listen(ticketReplied, 'mail-ticket-replies', mailReply),
  listen(ticketWorkable, 'notify-ticket-group', notifyOfNewTicket),
  listenToAll(approvalOpened, 'tickets.notify-first-deciders', notifyFiledTickets),
  listen(approvalWaiting, 'tickets.notify-deciders', notifyWaitingTickets),
];

export const ticketTypesListeners: readonly EventListener<BaseContext>[] = [
  listen(ticketTypeChanged, 'refresh-open-ticket-types', ({ db }, { id }) =>
    pushToStaff(db, 'ticket-types.changed', { id }),
  ),
];

async function refreshTickets(
  { db }: BaseContext,
  changes: readonly z.infer<typeof ticketChanged.schema>[],
): Promise<void> {
  const idsOf = (some: typeof changes) => [...new Set(some.map(({ id }) => id))];
  await pushEachToStaff(
    db,
    'tickets.changed',
    idsOf(changes).map((id) => ({ id })),
  );
  await refreshWaiting(db, await handlersOf(db, idsOf(changes)));
  const publicIds = idsOf(changes.filter(({ isPublic }) => isPublic));
  if (publicIds.length === 0) return;
  const people = [...(await requestingUsersOf(db, publicIds))];
  await pushEachToUsers(
    db,
    'own-tickets.changed',
    people.map(([id, users]) => ({ uuids: users.map(({ uuid }) => uuid), data: { id } })),
  );
}

/** Writes the activity log and announces the change. */
export async function concludeTicketTypeChange(
  ctx: Ctx,
  id: number,
  entry: Omit<AuditEntry, 'subject'>,
): Promise<void> {
  await ctx.audit({ ...entry, subject: { kind: 'ticket-type', id: String(id) } });
  await ctx.announce(ticketTypeChanged, { id });
}

interface TicketEntry extends Omit<AuditEntry, 'subject' | 'clientId'> {
  /** The company's own log has only what the requester's side sees. */
  readonly isPublic: boolean;
}

/** Writes the activity log and announces the change. */
export async function concludeTicketChange(
  ctx: Pick<BaseContext, 'audit' | 'announce'>,
  { id, client_id: clientId }: Pick<StoredTicket, 'id' | 'client_id'>,
  { isPublic, ...entry }: TicketEntry,
): Promise<void> {
  await ctx.audit({
    ...entry,
    subject: { kind: 'ticket', id: String(id) },
    ...(isPublic && clientId !== null && { clientId }),
  });
  await ctx.announce(ticketChanged, { id, isPublic });
}
