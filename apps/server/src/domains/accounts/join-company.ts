import { type CallInput, invalidInput, Problem } from '@muster/contract';
import type { companyCalls } from '@muster/contract/domains/accounts/company.calls.ts';
import type { AnonymousContext } from '../../platform/context/context.ts';
import { emailKey } from './account-email.ts';
import { revokeAccountTokens, spendAccountToken } from './account-tokens.repository.ts';
import { accountSetUp } from './accounts.events.ts';
import { credentialsOf, lockPerson } from './credentials-of.ts';
import { isPasswordOf } from './given-password.ts';
import { activateAccount, lockAddress } from './linked-accounts.repository.ts';
import { countedAs } from './log-in.ts';
import { deadLink, readMailedToken } from './mailed-token.ts';
import { aboutAccount } from './own-account.ts';
import { findAccount } from './users.repository.ts';

type Input = CallInput<typeof companyCalls.joinCompany>;

interface AcceptedInvitation {
  readonly tokenId: number;
  readonly userId: number;
  readonly mainUserId: number;
  /** As it was when the password was checked. */
  readonly passwordHash: string | null;
}

/** Before the transaction: the mailed link, and the password of the existing sign-in, with the tries of the sign-in. */
export async function checkInvitation(ctx: AnonymousContext, { body }: Input): Promise<AcceptedInvitation> {
  const key = emailKey(body.email);
  await ctx.limit('public-token', [{ by: 'account', id: `invite:${key}` }]);
  const found = await readMailedToken(ctx, body);
  const credentials = found?.purpose === 'invite' ? await credentialsOf(ctx.db, found.user_id) : undefined;
  if (!found || !credentials || credentials.password_hash === null) throw deadLink();
  const takeBack = await ctx.limit('login', [{ by: 'account', id: await countedAs(ctx, key) }]);
  if (!(await isPasswordOf(credentials, body.password))) {
    ctx.auditApart({ event: 'accounts.confirmation-refused', subject: aboutAccount(credentials.id) });
    throw invalidInput({ password: ['The password is wrong.'] });
  }
  await takeBack();
  const { id: mainUserId, password_hash: passwordHash } = credentials;
  return { tokenId: found.id, userId: found.user_id, mainUserId, passwordHash };
}

/** Activates the account at the inviting company. Signs nobody in, so the two-factor challenge still applies. */
export async function joinCompany(ctx: AnonymousContext, _input: Input, accepted: AcceptedInvitation): Promise<void> {
  const { tokenId, userId, mainUserId, passwordHash } = accepted;
  await lockAddress(ctx.db, mainUserId);
  const credentials = await lockPerson(ctx.db, mainUserId);
  if (!credentials || credentials.password_hash !== passwordHash)
    throw new Problem('conflict', 'Your password was changed in the meantime. Enter the new one.');
  const account = await findAccount(ctx.db, userId);
  const at = ctx.clock.now().toString();
  if (account?.status !== 'invited' || !(await spendAccountToken(ctx.db, tokenId, at))) throw deadLink();
  await activateAccount(ctx.db, userId, { mainUserId, at });
  await revokeAccountTokens(ctx.db, userId, at);
  await ctx.announce(accountSetUp, { userId });
  await ctx.audit({
    event: 'accounts.join-company',
    actor: { userId, name: account.name },
    subject: aboutAccount(userId),
    details: { address: ctx.request.address },
  });
}
