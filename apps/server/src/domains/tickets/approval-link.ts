import { type CallAnswer, type CallInput, notFound, Problem } from '@muster/contract';
import {
  type ApprovalLinkState,
  approvalLinkState,
  approvalLinkTexts,
} from '@muster/contract/domains/tickets/approval-link.rules.ts';
import type { ticketApprovalsCalls } from '@muster/contract/domains/tickets/ticket-approvals.calls.ts';
import { ticketNumber } from '@muster/contract/domains/tickets/tickets.constants.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { hashToken } from '../../platform/crypto/tokens.ts';
import { findApprovalLink, lockApprovalLink, markLinkUsed, type StoredLink } from './approval-link.repository.ts';
import { askedIds, decideTicket } from './decide-ticket.ts';

type Calls = typeof ticketApprovalsCalls;

/** For the account that got the mail. @throws Problem not-found, the same for an unknown link and one of somebody else */
export async function readApprovalLink(
  ctx: Ctx,
  { params }: CallInput<Calls['readLink']>,
): Promise<CallAnswer<Calls['readLink']>> {
  const link = await findApprovalLink(ctx.db, ownLink(ctx, params.token));
  if (!link) throw notFound('link');
  const state = await stateOf(ctx, link);
  const ticketId = link.ticket_id;
  return { state, number: ticketNumber(ticketId), ticket_id: state === 'open' ? ticketId : null };
}

/**
 * The same decision as in the list, by the rights of this moment; it uses up the link. @throws Problem not-found; conflict if the link or
 * the ticket allows no decision any more
 */
export async function decideByLink(ctx: Ctx, { params, body }: CallInput<Calls['decideByLink']>): Promise<void> {
  const own = ownLink(ctx, params.token);
  const link = await lockApprovalLink(ctx.db, own);
  if (!link) throw notFound('link');
  const state = await stateOf(ctx, link);
  if (state !== 'open') throw new Problem('conflict', approvalLinkTexts[state]);
  await decideTicket(ctx, { params: undefined, query: undefined, body: { ...body, id: link.ticket_id } });
  await markLinkUsed(ctx.db, own.tokenHash, ctx.clock.now().toString());
}

const ownLink = ({ viewer }: Ctx, token: string) => ({ tokenHash: hashToken(token), userId: viewer.userId });

async function stateOf(ctx: Ctx, link: StoredLink): Promise<ApprovalLinkState> {
  return approvalLinkState({
    isUsed: link.used_at !== null,
    isExpired: Temporal.Instant.compare(link.expires_at, ctx.clock.now()) <= 0,
    approval: link.approval_state,
    isAsked: (await askedIds(ctx)).includes(link.ticket_id),
  });
}
