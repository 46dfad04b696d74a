import { ticketApproval } from '@muster/contract/domains/tickets/ticket-approval.rules.ts';
import type { TicketAudience } from '@muster/contract/domains/tickets/ticket-types.constants.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { openAndAnnounce } from '../approvals/index.ts';
import type { FiledType } from './filed-type.repository.ts';

interface FiledTicket {
  readonly id: number;
  readonly side: TicketAudience;
  readonly employeeId: number | null;
  readonly clientId: number | null;
}

/** What the conditions of approval steps compare. */
export const ticketApprovalFacts = (side: TicketAudience, priority: number) => ({
  is_from_client: side === 'client',
  is_from_employee: side === 'employee',
  priority,
});

/**
 * Asks the approvers of a ticket that was filed, by the policy of its type. Neither who filed it nor the person it is about decides. `notifyFiledTickets` notifies them after
 * the commit, so that filing does not wait for that.
 */
export async function openTicketApproval(
  ctx: Ctx,
  {
    default_priority: priority,
    approval_policy_id: policyId,
    approval_steps: steps,
  }: Pick<FiledType, 'default_priority' | 'approval_policy_id' | 'approval_steps'>,
  { id, side, ...about }: FiledTicket,
): Promise<void> {
  const facts = ticketApprovalFacts(side, priority);
  const { employeeId, clientId } = about;
  const { userId: requesterUserId, ownRecords: requesterRecords } = ctx.viewer;
  const subject = {
    subjectId: id,
    isNew: true,
    version: 1,
    requesterUserId,
    requesterRecords,
    employeeId,
    clientId,
    facts,
  };
  await openAndAnnounce(ctx, ticketApproval, [subject], { id: policyId, steps });
}
