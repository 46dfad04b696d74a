import type { BaseContext } from '../../platform/context/context.ts';
import type { StoredEvent } from '../../platform/events/event-listeners.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { countTokensSince } from './account-tokens.repository.ts';
import { issueMailedToken } from './mailed-token.ts';
import { linkMail, type Notice, noticeMail } from './mails.ts';
import { findAccount } from './users.repository.ts';

interface OfUser {
  readonly userId: number;
}

/** More would flood a mailbox; the requester always gets the same answer. */
const mostLinksAnHour = 3;

/** A reset for an active account, a new invitation for one that was never set up, nothing for any other. */
export async function sendRequestedLink(
  ctx: BaseContext,
  { userId }: { readonly userId: number | null },
  event: StoredEvent,
): Promise<void> {
  const account = userId === null ? undefined : await findAccount(ctx.db, userId);
  if (!account || account.status === 'disabled') return;
  const since = ctx.clock.now().subtract({ hours: 1 }).toString();
  if ((await countTokensSince(ctx.db, account.id, since)) >= mostLinksAnHour) return;
  await sendLink(ctx, account.status === 'invited' ? 'invite' : 'reset', account, event);
}

export async function sendInvitation(ctx: BaseContext, { userId }: OfUser, event: StoredEvent): Promise<void> {
  const account = await findAccount(ctx.db, userId);
  if (account?.status === 'invited') await sendLink(ctx, 'invite', account, event);
}

export function sendNotice(notice: Notice) {
  return async (ctx: BaseContext, { userId }: OfUser, event: StoredEvent): Promise<void> => {
    const account = await findAccount(ctx.db, userId);
    if (account) await sendMail(ctx, noticeMail(notice, account, `${event.name}:${event.id}`));
  };
}

async function sendLink(
  ctx: BaseContext,
  purpose: 'reset' | 'invite',
  account: { readonly id: number; readonly name: string; readonly email: string },
  event: StoredEvent,
): Promise<void> {
  const token = await issueMailedToken(ctx, purpose, account);
  const effectKey = `${event.name}:${event.id}`;
  await sendMail(ctx, linkMail(purpose, account, { appUrl: ctx.appUrl, token, effectKey }));
}
