import { ticketApproval } from '@muster/contract/domains/tickets/ticket-approval.rules.ts';
import type { TicketAudience } from '@muster/contract/domains/tickets/ticket-types.constants.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { openApprovals } from '../approvals/index.ts';
import { notifyTicketDeciders } from './notices-of-ticket-approvals.ts';

interface FiledTicket {
  readonly id: number;
  readonly side: TicketAudience;
  readonly priority: number;
  readonly employeeId: number | null;
  readonly clientId: number | null;
}

/** Asks the approvers of a ticket that was filed. Neither who filed it nor the person it is about decides. */
export async function openTicketApproval(ctx: Ctx, { id, side, priority, ...about }: FiledTicket): Promise<void> {
  const facts = { is_from_client: side === 'client', is_from_employee: side === 'employee', priority };
  const { employeeId, clientId } = about;
  const subject = { subjectId: id, version: 1, requesterUserId: ctx.viewer.userId, employeeId, clientId, facts };
  const [opened] = await openApprovals(ctx, ticketApproval, [subject]);
  const deciders = (opened?.waiting ?? []).map((one) => ({ ...one, userId: one.user_id }));
  await notifyTicketDeciders(ctx, id, deciders);
}
