import type { CallInput } from '@muster/contract';
import type { passwordCalls } from '@muster/contract/domains/accounts/password.calls.ts';
import type { AnonymousContext } from '../../platform/context/context.ts';
import { emailKey } from './account-email.ts';
import { resetRequested } from './accounts.events.ts';
import { findAccountByEmail } from './users.repository.ts';

type Input = CallInput<typeof passwordCalls.forgotPassword>;

export async function countResetRequest(ctx: AnonymousContext, { body }: Input): Promise<void> {
  await ctx.limit('public-token', [{ by: 'account', id: `forgot:${emailKey(body.email)}` }]);
}

/** The same work for known and unknown addresses: the link is created and mailed after the answer. */
export async function requestPasswordReset(ctx: AnonymousContext, { body }: Input): Promise<void> {
  const account = await findAccountByEmail(ctx.db, emailKey(body.email));
  await ctx.announce(resetRequested, { userId: account?.id ?? null });
  await ctx.audit({
    event: 'accounts.forgot-password',
    subject: { kind: 'user', id: account ? String(account.id) : 'unknown' },
    details: { address: ctx.request.address },
  });
}
