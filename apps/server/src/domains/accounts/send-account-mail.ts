import type { BaseContext } from '../../platform/context/context.ts';
import type { StoredEvent } from '../../platform/events/event-listeners.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { countTokensSince } from './account-tokens.repository.ts';
import { credentialsOf } from './credentials-of.ts';
import { companyName, mayReset } from './linked-accounts.repository.ts';
import { issueMailedToken } from './mailed-token.ts';
import { type LinkKind, linkMail, type Notice, noticeMail } from './mails.ts';
import { type Account, findAccount } from './users.repository.ts';

interface OfUser {
  readonly userId: number;
}

/** More would flood a mailbox; the requester always gets the same answer. */
const mostLinksAnHour = 3;

/** A reset for somebody who can sign in, a new invitation for an account that was never set up, nothing for any other. */
export async function sendRequestedLink(
  ctx: BaseContext,
  { userId }: { readonly userId: number | null },
  event: StoredEvent,
): Promise<void> {
  const account = userId === null ? undefined : await findAccount(ctx.db, userId);
  if (!account) return;
  const isReset = await mayReset(ctx.db, account.id);
  if (!isReset && account.status !== 'invited') return;
  const since = ctx.clock.now().subtract({ hours: 1 }).toString();
  if ((await countTokensSince(ctx.db, account.id, since)) >= mostLinksAnHour) return;
  await sendLink(ctx, isReset ? 'reset' : 'invite', account, event);
}

export async function sendInvitation(ctx: BaseContext, { userId }: OfUser, event: StoredEvent): Promise<void> {
  const account = await findAccount(ctx.db, userId);
  if (account?.status !== 'invited') return;
  const credentials = await credentialsOf(ctx.db, userId);
  await sendLink(ctx, credentials?.password_hash ? 'join' : 'invite', account, event);
}

export function sendNotice(notice: Notice) {
  return async (ctx: BaseContext, { userId }: OfUser, event: StoredEvent): Promise<void> => {
    const account = await findAccount(ctx.db, userId);
    if (account) await sendMail(ctx, noticeMail(notice, account, `${event.name}:${event.id}`));
  };
}

async function sendLink(ctx: BaseContext, kind: LinkKind, account: Account, event: StoredEvent): Promise<void> {
  const token = await issueMailedToken(ctx, kind === 'reset' ? 'reset' : 'invite', account);
  const company = kind === 'join' ? await companyName(ctx.db, account.id) : null;
  const effectKey = `${event.name}:${event.id}`;
  await sendMail(ctx, linkMail(kind, account, { appUrl: ctx.appUrl, token, company, effectKey }));
}
