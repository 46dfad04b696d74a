import type { CallAnswer } from '@muster/contract';
import { followsAllApprovals } from '@muster/contract/domains/tickets/ticket-approval.policy.ts';
import { ticketApproval } from '@muster/contract/domains/tickets/ticket-approval.rules.ts';
import type { ticketApprovalsCalls } from '@muster/contract/domains/tickets/ticket-approvals.calls.ts';
import { ticketNumber } from '@muster/contract/domains/tickets/tickets.constants.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { ListInput } from '../../platform/lists/bind-list.ts';
import { readChains, subjectsDecidedBy } from '../approvals/index.ts';
import { askedIds } from './decide-ticket.ts';
import { listTicketApprovals } from './ticket-approval-list.repository.ts';

type List = (typeof ticketApprovalsCalls)['list'];

/** What waits for the viewer, or what they decided. Staff with the right to approve all tickets follow those of others, too. */
export async function readTicketsForApproval(
  ctx: Ctx,
  { query: { view }, question }: ListInput<List>,
): Promise<CallAnswer<List>> {
  const now = ctx.clock.now().toString();
  const { data, total } = await listTicketApprovals(ctx.db, { view, ids: await idsOf(ctx, view), now }, question);
  const chains = await readChains(
    ctx,
    ticketApproval,
    data.map(({ id }) => id),
  );
  return {
    data: data.map((row) => {
      const approval = chains.get(row.id) ?? null;
      const may_decide = row.state === 'pending' && approval?.may_decide === true;
      return { ...row, number: ticketNumber(row.id), approval, may_decide };
    }),
    total,
  };
}

async function idsOf(ctx: Ctx, view: 'waiting' | 'decided'): Promise<readonly number[] | null> {
  if (followsAllApprovals(ctx.viewer)) return null;
  return view === 'waiting' ? askedIds(ctx) : subjectsDecidedBy(ctx, ticketApproval);
}
