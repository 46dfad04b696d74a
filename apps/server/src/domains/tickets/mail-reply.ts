import { replyLine } from '@muster/contract/domains/tickets/mail-text.rules.ts';
import { ticketNumber } from '@muster/contract/domains/tickets/tickets.constants.ts';
import { ticketsNotifications } from '@muster/contract/domains/tickets/tickets-notifications.ts';
import { plainTextOf } from '@muster/contract/formatted-text.rules.ts';
import type { Company } from '@muster/contract/page-data.ts';
import type { BaseContext } from '../../platform/context/context.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { companyOfSeveral } from '../../platform/session/companies.repository.ts';
import { atCompany, namingCompany, usersWhoWant } from '../notifications/index.ts';
import { type MailedReply, mailedReply, threadBefore } from './ticket-mail.repository.ts';

/**
 * Sends a reply of those who handle a ticket to the person who filed it, as part of one thread. Notes are in another table
 * and never reach this.
 */
export async function mailReply(ctx: BaseContext, { replyId }: { readonly replyId: number }): Promise<void> {
  const reply = ctx.sendsMail ? await mailedReply(ctx.db, replyId) : undefined;
  if (!reply) return;
  const wanting = await usersWhoWant(ctx.db, {
    userIds: reply.recipients.map(({ id }) => id),
    ...{ type: ticketsNotifications.answered, channel: 'mail' },
  });
  const before = await threadBefore(ctx.db, reply);
  for (const { id, email } of reply.recipients.filter(({ id }) => wanting.includes(id))) {
    await sendMail(ctx, {
      to: email,
      // Always the same for a ticket: programs also group mails by their subject.
      subject: `[${ticketNumber(reply.ticket_id)}] ${isPrivate(reply) ? 'Your ticket' : reply.subject}`,
      text: textOf(ctx, reply, await companyOfSeveral(ctx.db, id)),
      effectKey: `ticket-reply:${replyId}:${id}`,
      thread: {
        messageId: reply.message_id,
        inReplyTo: before.at(-1) ?? null,
        references: shortened(before),
      },
    });
  }
}

/**
 * Mails do not quote tickets that can be about pay or health: those of types with a view permission, and those that these groups handle
 * or handled first.
 */
const isPrivate = ({ view_permission, group_role, default_group }: MailedReply) =>
  view_permission !== null || privateGroups.has(group_role) || privateGroups.has(default_group);

const privateGroups: ReadonlySet<string> = new Set(['hr', 'payroll', 'accounting', 'finance']);

function textOf({ appUrl, receivesMail }: BaseContext, reply: MailedReply, company: Company | null): string {
  const link = `${appUrl}${atCompany(`/my-tickets/${reply.ticket_id}`, company)}`;
  if (isPrivate(reply))
    return `${namingCompany('There is a new reply on your ticket.', company)} Read it in Muster: ${link}\n`;
  const body = plainTextOf(reply.body);
  const at = company === null ? '' : ` at ${company.name}`;
  if (!receivesMail) return `${body}\n\n${reply.author}\n\n-- \nReply in Muster${at}: ${link}\n`;
  return `${replyLine}\n\n${body}\n\n${reply.author}\n\n-- \nAnswer this mail, or reply in Muster${at}: ${link}\n`;
}

const mostReferences = 20;

/** The first mail and the last ones, as mail programs do. */
const shortened = (ids: readonly string[]) =>
  ids.length > mostReferences ? [...ids.slice(0, 1), ...ids.slice(1 - mostReferences)] : ids;
