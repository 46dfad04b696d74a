import type { ApproverSource } from '@muster/contract/domains/approvals/approvals.constants.ts';
import { ticketApproval } from '@muster/contract/domains/tickets/ticket-approval.rules.ts';
import { ticketNumber } from '@muster/contract/domains/tickets/tickets.constants.ts';
import { ticketsNotifications as types } from '@muster/contract/domains/tickets/tickets-notifications.ts';
import type { z } from 'zod';
import type { BaseContext } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { type approvalOpened, type approvalWaiting, refreshOpened } from '../approvals/index.ts';
import { notifyUsers } from '../notifications/index.ts';
import { mailApprovalLinks } from './mail-approval-links.ts';
import { requestingUsers } from './ticket-people.repository.ts';

interface Decider {
  readonly userId: number;
  readonly source: ApproverSource;
  readonly role?: string | null;
}

/** The leads or the approvers of the client; without them, HR. Others can decide too, but are not notified of each ticket. */
async function notifyTicketDeciders(
  ctx: Pick<BaseContext, 'db' | 'clock' | 'random' | 'cipher' | 'appUrl'>,
  ticketId: number,
  deciders: readonly Decider[],
): Promise<void> {
  const leads = deciders.filter(({ source }) => source === 'lead');
  const others = deciders.filter(({ source, role }) => source !== 'role' || (role ?? mainRole) === mainRole);
  const notified = leads.length > 0 ? leads : others;
  const values = { ticket: ticketNumber(ticketId) };
  await withoutRowSecurity(ctx.db, async () => {
    // Who substitutes an approver may have filed the ticket, and does not decide on it.
    const own = new Set((await requestingUsers(ctx.db, ticketId)).map(({ id }) => id));
    const userIds = notified.map(({ userId }) => userId).filter((id) => !own.has(id));
    if (userIds.length === 0) return;
    await notifyUsers(ctx, { userIds, type: types.toApprove, values });
    await mailApprovalLinks(ctx, { ticketId, userIds });
  });
}

const mainRole = 'hr';

/** After the commit of their filing. */
export async function notifyFiledTickets(
  ctx: BaseContext,
  { kind, subjects }: z.infer<typeof approvalOpened.schema>,
): Promise<void> {
  if (kind !== ticketApproval) return;
  for (const { subjectId, approvers } of subjects)
    await notifyTicketDeciders(ctx, subjectId, await refreshOpened(ctx, approvers));
}

/** Reminders, escalations and next steps. */
export async function notifyWaitingTickets(
  ctx: BaseContext,
  { kind, subjects }: z.infer<typeof approvalWaiting.schema>,
): Promise<void> {
  if (kind !== ticketApproval) return;
  for (const { subjectId, approvers } of subjects) await notifyTicketDeciders(ctx, subjectId, approvers);
}
