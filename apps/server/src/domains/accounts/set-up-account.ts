import type { CallInput } from '@muster/contract';
import type { passwordCalls } from '@muster/contract/domains/accounts/password.calls.ts';
import type { AnonymousContext } from '../../platform/context/context.ts';
import { revokeAccountTokens, spendAccountToken } from './account-tokens.repository.ts';
import { accountSetUp } from './accounts.events.ts';
import { demandTimezone } from './change-timezone.ts';
import { credentialsOf, lockPerson } from './credentials-of.ts';
import { lockAddress, makeMain } from './linked-accounts.repository.ts';
import { deadLink, hasPassword } from './mailed-token.ts';
import { aboutAccount } from './own-account.ts';
import { type PreparedReset, prepareByLink } from './reset-password.ts';
import { findAccount, setOwnPassword } from './users.repository.ts';

type Input = CallInput<typeof passwordCalls.setUpAccount>;

export function prepareAccount(ctx: AnonymousContext, { body }: Input): Promise<PreparedReset> {
  return prepareByLink(ctx, 'invite', body);
}

/** First password and time zone of an invited user, who then signs in like everybody else. */
export async function setUpAccount(
  ctx: AnonymousContext,
  { body }: Input,
  { tokenId, userId, newHash }: PreparedReset,
) {
  await lockAddress(ctx.db, userId);
  const credentials = await credentialsOf(ctx.db, userId);
  if (!credentials) throw deadLink();
  await lockPerson(ctx.db, credentials.id);
  const account = await findAccount(ctx.db, userId);
  const at = ctx.clock.now().toString();
  if (account?.status !== 'invited' || !(await spendAccountToken(ctx.db, tokenId, at))) throw deadLink();
  await demandTimezone(ctx, body.timezone_id);
  if (credentials.password_hash !== null) throw hasPassword();
  await makeMain(ctx.db, userId);
  await setOwnPassword(ctx.db, userId, { passwordHash: newHash, at, timezoneId: body.timezone_id });
  await revokeAccountTokens(ctx.db, userId, at);
  await ctx.announce(accountSetUp, { userId });
  await ctx.audit({
    event: 'accounts.set-up-account',
    actor: { userId, name: account.name },
    subject: aboutAccount(userId),
    details: { address: ctx.request.address },
  });
}
