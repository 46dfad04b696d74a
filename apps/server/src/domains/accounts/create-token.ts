import { type CallInput, Problem } from '@muster/contract';
import type { signInCalls } from '@muster/contract/domains/accounts/sign-in.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { sessionExpiredMessage } from '../../platform/http/csrf.ts';
import { type IssuedToken, issueAccessToken } from './access-token.ts';
import { emailKey } from './account-email.ts';
import { aboutAccount, ownSessionId } from './own-account.ts';
import { lockSession } from './sessions.repository.ts';

/**
 * The session proves the user; the email address that the specification asks for must be that user's (reliability row
 * 4).
 */
export async function createToken(ctx: Ctx, { body }: CallInput<typeof signInCalls.createToken>): Promise<IssuedToken> {
  const { userId, email } = ctx.viewer;
  if (emailKey(body.email) !== emailKey(email)) {
    ctx.auditApart({
      event: 'accounts.token-refused',
      subject: aboutAccount(userId),
      details: { reason: 'other e-mail' },
    });
    throw new Problem('forbidden', 'Forbidden');
  }
  const session = await lockSession(ctx.db, ownSessionId(ctx));
  if (!session) throw new Problem('session-expired', sessionExpiredMessage);
  const expiresAt = Temporal.Instant.from(session.expires_at);
  const issued = await issueAccessToken(ctx, { id: session.id, userId, expiresAt });
  // At the address and browser of the sign-in, the page requests a token at each load: the entry of the sign-in covers
  // these.
  if (session.address !== ctx.request.address || session.user_agent !== ctx.request.userAgent) {
    const { address } = ctx.request;
    await ctx.audit({ event: 'accounts.create-token', subject: aboutAccount(userId), details: { address } });
  }
  return issued;
}
