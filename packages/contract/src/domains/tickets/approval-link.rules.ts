import type { TicketApprovalState } from './ticket-approval.rules.ts';

/** How long a link in a mail leads to a decision. */
export const approvalLinkHours = 72;

export const approvalLinkStates = ['open', 'used', 'expired', 'approved', 'refused', 'withdrawn', 'passed'] as const;
export type ApprovalLinkState = (typeof approvalLinkStates)[number];

interface LinkFacts {
  readonly isUsed: boolean;
  readonly isExpired: boolean;
  /** Of the ticket; null also if the owner of the link does not see it any more. */
  readonly approval: TicketApprovalState;
  /** The approval waits for the owner of the link. */
  readonly isAsked: boolean;
}

/** What became of the ticket says more than that the link is too old. */
export function approvalLinkState({ isUsed, isExpired, approval, isAsked }: LinkFacts): ApprovalLinkState {
  if (isUsed) return 'used';
  if (approval === null) return 'passed';
  if (approval !== 'pending') return approval;
  if (!isAsked) return 'passed';
  return isExpired ? 'expired' : 'open';
}

/** Why nothing can be decided here. */
export const approvalLinkTexts = {
  used: 'This link was used, and your decision was recorded.',
  expired: 'This link has expired. The ticket still waits for you in the list.',
  approved: 'This ticket was approved already.',
  refused: 'This ticket was rejected already.',
  withdrawn: 'The requester has withdrawn this ticket.',
  passed: 'This ticket does not wait for you any more.',
} as const satisfies Readonly<Record<Exclude<ApprovalLinkState, 'open'>, string>>;
