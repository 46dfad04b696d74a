import { type CallInput, invalidInput, Problem } from '@muster/contract';
import type { passwordCalls } from '@muster/contract/domains/accounts/password.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { isFactorFresh } from '../../platform/session/session-life.ts';
import { revokeAccountTokens } from './account-tokens.repository.ts';
import { passwordChanged } from './accounts.events.ts';
import { demandTimezone } from './change-timezone.ts';
import { demandPassword } from './given-password.ts';
import { hashNewPassword } from './new-password.ts';
import { aboutAccount, lockOwnCredentials, ownCredentials, ownSessionId } from './own-account.ts';
import { renewOwnSession } from './session-parts.ts';
import { forgetGivenPassword } from './sessions.repository.ts';
import { type Account, setOwnPassword, setTimezone } from './users.repository.ts';

type Input = CallInput<typeof passwordCalls.changePassword>;

export interface PreparedPassword {
  readonly newHash: string;
  /** The stored hash when the current password was checked. */
  readonly formerHash: string | null;
}

/** Before the transaction, because hashing takes long. */
export async function preparePassword(ctx: Ctx, { body }: Input): Promise<PreparedPassword> {
  const account = await ownCredentials(ctx);
  if (!(body.skip_current_password && maySkipCurrent(ctx, account))) {
    if (!body.current_password) throw invalidInput({ current_password: ['The current password is required.'] });
    await demandPassword(ctx, account, body.current_password);
  }
  return { newHash: await hashNewPassword(account, body.password), formerHash: account.password_hash };
}

/** Every other session, token and socket of the person ends; the current session continues under a new id. */
export async function changePassword(
  ctx: Ctx,
  { body }: Input,
  { newHash, formerHash }: PreparedPassword,
): Promise<void> {
  const account = await lockOwnCredentials(ctx);
  if (account.password_hash !== formerHash) {
    throw new Problem('conflict', 'The password was changed somewhere else in the meantime. Sign in with the new one.');
  }
  const at = ctx.clock.now().toString();
  if (body.timezone_id) await demandTimezone(ctx, body.timezone_id);
  await setOwnPassword(ctx.db, account.id, { passwordHash: newHash, at });
  if (body.timezone_id) await setTimezone(ctx.db, ctx.viewer.userId, body.timezone_id, at);
  await forgetGivenPassword(ctx.db, ownSessionId(ctx));
  await revokeAccountTokens(ctx.db, account.id, at);
  await renewOwnSession(ctx, { sessionId: ownSessionId(ctx), mainUserId: account.id }, 'password');
  await ctx.announce(passwordChanged, { userId: ctx.viewer.userId, replacesIssued: account.is_auto_password });
  await ctx.audit({
    event: 'accounts.change-password',
    subject: aboutAccount(ctx.viewer.userId),
    details: { issued: account.is_auto_password },
  });
}

/** Does not trust the body: the password must be an issued one, entered just before (threat 6). */
function maySkipCurrent(ctx: Ctx, account: Account): boolean {
  return account.is_auto_password && isFactorFresh(ctx.session.factorAt, ctx.clock.now());
}
