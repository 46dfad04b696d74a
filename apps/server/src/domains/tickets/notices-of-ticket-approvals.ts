import type { ApproverSource } from '@muster/contract/domains/approvals/approvals.constants.ts';
import { needPath } from '@muster/contract/domains/home/need-path.ts';
import { ticketApproval } from '@muster/contract/domains/tickets/ticket-approval.rules.ts';
import { ticketNumber } from '@muster/contract/domains/tickets/tickets.constants.ts';
import { ticketsNotifications as types } from '@muster/contract/domains/tickets/tickets-notifications.ts';
import type { z } from 'zod';
import type { BaseContext } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { type approvalOpened, type approvalWaiting, refreshOpened } from '../approvals/index.ts';
import { notifyOfEach } from '../notifications/index.ts';
import { mailApprovalLinks } from './mail-approval-links.ts';
import { requestingUsersOf } from './ticket-people.repository.ts';

interface Decider {
  readonly userId: number;
  readonly source: ApproverSource;
  readonly role?: string | null;
}

interface AskedTicket {
  readonly id: number;
  readonly deciders: readonly Decider[];
}

/** The leads or the approvers of the client; without them, HR. Others can decide too, but are not notified of each ticket. */
async function notifyTicketDeciders(
  ctx: Pick<BaseContext, 'db' | 'clock' | 'random' | 'cipher' | 'appUrl' | 'sendsMail'>,
  tickets: readonly AskedTicket[],
): Promise<void> {
  await withoutRowSecurity(ctx.db, async () => {
    const requesting = await requestingUsersOf(
      ctx.db,
      tickets.map(({ id }) => id),
    );
    const asked = tickets.map(({ id, deciders }) => {
      // Who substitutes an approver may have filed the ticket, and does not decide on it.
      const own = new Set((requesting.get(id) ?? []).map((user) => user.id));
      const [person = nobody] = own;
      return { ticketId: id, person, userIds: notifiedOf(deciders).filter((userId) => !own.has(userId)) };
    });
    await notifyOfEach(
      ctx,
      types.toApprove,
      asked.map(({ ticketId, person, userIds }) => ({
        userIds,
        values: { ticket: ticketNumber(ticketId), person },
        path: needPath('ticket-approval', ticketId),
      })),
    );
    await mailApprovalLinks(ctx, asked);
  });
}

/** The account is gone: the message names nobody. */
const nobody = 0;

function notifiedOf(deciders: readonly Decider[]): number[] {
  const leads = deciders.filter(({ source }) => source === 'lead');
  const others = deciders.filter(({ source, role }) => source !== 'role' || (role ?? mainRole) === mainRole);
  return (leads.length > 0 ? leads : others).map(({ userId }) => userId);
}

const mainRole = 'hr';

/** After the commit of their filing. */
export async function notifyFiledTickets(
  ctx: BaseContext,
  opened: readonly z.infer<typeof approvalOpened.schema>[],
): Promise<void> {
  const subjects = opened.flatMap((one) => (one.kind === ticketApproval ? one.subjects : []));
  if (subjects.length === 0) return;
  const withSubstitutes = await refreshOpened(ctx, subjects);
  await notifyTicketDeciders(
    ctx,
    subjects.map(({ subjectId, approvers }) => ({ id: subjectId, deciders: withSubstitutes(approvers) })),
  );
}

/** Reminders, escalations and next steps. */
export async function notifyWaitingTickets(
  ctx: BaseContext,
  { kind, subjects }: z.infer<typeof approvalWaiting.schema>,
): Promise<void> {
  if (kind !== ticketApproval || subjects.length === 0) return;
  await notifyTicketDeciders(
    ctx,
    subjects.map(({ subjectId, approvers }) => ({ id: subjectId, deciders: approvers })),
  );
}
