import type { BaseContext } from '../../platform/context/context.ts';
import type { StoredEvent } from '../../platform/events/event-listeners.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { addressOf } from './client-users.repository.ts';

/** To the user: the portal itself can no longer tell it. */
export async function mailDeactivation(
  ctx: BaseContext,
  { userId }: { readonly userId: number },
  event: StoredEvent,
): Promise<void> {
  const to = await addressOf(ctx.db, userId);
  if (!to) return;
  await sendMail(ctx, {
    to: to.email,
    subject: 'Your Muster account was deactivated',
    text: `Hello ${to.name},\n\nA client admin of your company deactivated your Muster account. You can no longer sign in.\n\nIf this is a mistake, contact your company's client admin.\n`,
    effectKey: `${event.name}:${event.id}`,
  });
}
