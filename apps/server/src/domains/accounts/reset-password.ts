import type { CallInput } from '@muster/contract';
import type { passwordCalls } from '@muster/contract/domains/accounts/password.calls.ts';
import type { AnonymousContext } from '../../platform/context/context.ts';
import { emailKey } from './account-email.ts';
import { revokeAccountTokens, spendAccountToken, type TokenPurpose } from './account-tokens.repository.ts';
import { passwordChanged } from './accounts.events.ts';
import { credentialsOf, lockPerson } from './credentials-of.ts';
import { forgetDevices } from './devices.repository.ts';
import { mayReset } from './linked-accounts.repository.ts';
import { deadLink, hasPassword, readMailedToken } from './mailed-token.ts';
import { hashNewPassword } from './new-password.ts';
import { aboutAccount } from './own-account.ts';
import { closeSessionsOfPerson } from './session-parts.ts';
import { setOwnPassword } from './users.repository.ts';

type Input = CallInput<typeof passwordCalls.resetPassword>;

export interface PreparedReset {
  readonly tokenId: number;
  readonly userId: number;
  readonly newHash: string;
}

export function prepareReset(ctx: AnonymousContext, { body }: Input): Promise<PreparedReset> {
  return prepareByLink(ctx, 'reset', body);
}

/** Before the transaction: finds the account of a mailed link and hashes its new password. */
export async function prepareByLink(
  ctx: AnonymousContext,
  purpose: TokenPurpose,
  given: { readonly token: string; readonly email: string; readonly password: string },
): Promise<PreparedReset> {
  await ctx.limit('public-token', [{ by: 'account', id: `${purpose}:${emailKey(given.email)}` }]);
  const found = await readMailedToken(ctx, given);
  const account = found?.purpose === purpose ? await credentialsOf(ctx.db, found.user_id) : undefined;
  if (!found || !account) throw deadLink();
  // Not compared with the password that there is: the tries of the sign-in do not count here.
  if (purpose === 'invite' && account.password_hash !== null) throw hasPassword();
  const userId = purpose === 'reset' ? account.id : found.user_id;
  return { tokenId: found.id, userId, newHash: await hashNewPassword(account, given.password) };
}

/**
 * Uses up the link and ends every session. Signs nobody in, so the two-factor challenge still applies (reliability row
 * 5).
 */
export async function resetPassword(ctx: AnonymousContext, _input: Input, { tokenId, userId, newHash }: PreparedReset) {
  const account = await lockPerson(ctx.db, userId);
  const at = ctx.clock.now().toString();
  if (!account || !(await mayReset(ctx.db, userId)) || !(await spendAccountToken(ctx.db, tokenId, at)))
    throw deadLink();
  await setOwnPassword(ctx.db, userId, { passwordHash: newHash, at });
  await revokeAccountTokens(ctx.db, userId, at);
  await forgetDevices(ctx.db, userId);
  await closeSessionsOfPerson(ctx, userId, 'password');
  await ctx.announce(passwordChanged, { userId });
  await ctx.audit({
    event: 'accounts.reset-password',
    actor: { userId, name: account.name },
    subject: aboutAccount(userId),
    details: { address: ctx.request.address },
  });
}
