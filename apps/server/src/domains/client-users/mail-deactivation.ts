import type { BaseContext } from '../../platform/context/context.ts';
import type { StoredEvent } from '../../platform/events/event-listeners.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { addressOf, nameOfCompany } from './client-users.repository.ts';

/** To the user, who can no longer sign in to read it. */
export async function mailDeactivation(
  ctx: BaseContext,
  { userId, clientId }: { readonly userId: number; readonly clientId: number },
  event: StoredEvent,
): Promise<void> {
  const to = await addressOf(ctx.db, userId);
  if (!to) return;
  const company = await nameOfCompany(ctx.db, clientId);
  await sendMail(ctx, {
    to: to.email,
    subject: `Your Muster account at ${company} was deactivated`,
    text: `Hello ${to.name},\n\nA client admin deactivated your Muster account at ${company}. You can no longer open this company.\n\nIf this is a mistake, contact a client admin of the company.\n`,
    effectKey: `${event.name}:${event.id}`,
  });
}
