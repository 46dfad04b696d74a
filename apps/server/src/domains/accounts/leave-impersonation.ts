import { Problem } from '@muster/contract';
import type { Ctx } from '../../platform/context/context.ts';
import { hashToken } from '../../platform/crypto/tokens.ts';
import { sessionExpiredMessage } from '../../platform/http/csrf.ts';
import { type IssuedToken, issueAccessToken } from './access-token.ts';
import { aboutAccount, ownSessionId } from './own-account.ts';
import { closeSession } from './session-parts.ts';
import { lockSession, renameSession } from './sessions.repository.ts';

/** Ends the impersonation; the impersonator's own session continues in this browser, under a new id. */
export async function leaveImpersonation(ctx: Ctx): Promise<IssuedToken> {
  const { impersonator, userId } = ctx.viewer;
  if (impersonator === null) throw new Problem('conflict', 'You are not acting as anybody else.');
  const now = ctx.clock.now();
  const acting = await lockSession(ctx.db, ownSessionId(ctx));
  const own = acting?.own_session_id ? await lockSession(ctx.db, acting.own_session_id) : undefined;
  if (!own) throw new Problem('session-expired', sessionExpiredMessage);
  await closeSession(ctx, ownSessionId(ctx), 'left');
  const token = ctx.random.token();
  await renameSession(ctx.db, own.id, hashToken(token), now.toString());
  ctx.session.start(token);
  const expiresAt = Temporal.Instant.from(own.expires_at);
  const issued = await issueAccessToken(ctx, { id: own.id, userId: impersonator.userId, expiresAt });
  await ctx.audit({ event: 'accounts.leave-impersonation', subject: aboutAccount(userId) });
  return issued;
}
