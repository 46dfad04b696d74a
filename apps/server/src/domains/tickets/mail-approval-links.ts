import { approvalLinkHours } from '@muster/contract/domains/tickets/approval-link.rules.ts';
import { ticketNumber } from '@muster/contract/domains/tickets/tickets.constants.ts';
import { ticketsNotifications } from '@muster/contract/domains/tickets/tickets-notifications.ts';
import type { BaseContext } from '../../platform/context/context.ts';
import { hashToken } from '../../platform/crypto/tokens.ts';
import { sendMails } from '../../platform/mail/mail.ts';
import { usersWhoWant } from '../notifications/index.ts';
import { forgetApprovalLinks, insertApprovalLinks, mailedApprovers } from './approval-link.repository.ts';

interface Asked {
  readonly ticketId: number;
  readonly userIds: readonly number[];
}

/** A month in which an old link still says what became of the ticket. */
const keptHours = 30 * 24;

/**
 * For each ticket the mail that asks somebody to approve it, with a link to this one decision, to those who want such mails. It names the
 * number of the ticket and nothing that was filed. Call it in the scope `system`.
 */
export async function mailApprovalLinks(
  ctx: Pick<BaseContext, 'db' | 'clock' | 'random' | 'cipher' | 'appUrl' | 'sendsMail'>,
  asked: readonly Asked[],
): Promise<void> {
  const { db, clock, random, appUrl } = ctx;
  const userIds = [...new Set(asked.flatMap((one) => one.userIds))];
  if (userIds.length === 0) return;
  const wanting = await usersWhoWant(db, { userIds, type: ticketsNotifications.toApprove, channel: 'mail' });
  if (wanting.length === 0) return;
  const now = clock.now();
  await forgetApprovalLinks(db, now.subtract({ hours: keptHours }).toString());
  const times = { at: now.toString(), expiresAt: now.add({ hours: approvalLinkHours }).toString() };
  const mailed = await mailedApprovers(db, wanting);
  const sent = asked.flatMap(({ ticketId, userIds: ids }) =>
    mailed.filter(({ id }) => ids.includes(id)).map((approver) => ({ ...approver, ticketId, token: random.token() })),
  );
  await insertApprovalLinks(db, {
    ...times,
    links: sent.map(({ id, ticketId, token }) => ({ tokenHash: hashToken(token), userId: id, ticketId })),
  });
  await sendMails(
    ctx,
    sent.map(({ name, email, ticketId, token }) => ({
      to: email,
      subject: `${ticketNumber(ticketId)} needs your approval`,
      text: textOf({ name, number: ticketNumber(ticketId), url: `${appUrl}/approve-ticket/${token}`, appUrl }),
      effectKey: `ticket-approval:${hashToken(token)}`,
    })),
  );
}

interface MailedLink {
  readonly name: string;
  readonly number: string;
  readonly url: string;
  readonly appUrl: string;
}

const textOf = ({ name, number, url, appUrl }: MailedLink) =>
  `Hello ${name},

${number} needs your approval. Read it and decide:
${url}

The link is for you alone, leads to one decision and works for ${approvalLinkHours} hours. After that, decide in Muster:
${appUrl}/tickets-for-approval

Choose what you are notified of:
${appUrl}/notifications?show=settings
`;
