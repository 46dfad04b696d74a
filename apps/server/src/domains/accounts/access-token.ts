import type { BaseContext } from '../../platform/context/context.ts';
import { hashToken } from '../../platform/crypto/tokens.ts';
import { insertAccessToken, keepLatestTokens } from './access-tokens.repository.ts';

/** Lifetime of a bearer token; it never outlives its session (reliability row 4). */
const tokenHours = 12;
/** Tabs of one browser; one more token replaces the oldest. */
const mostTokensEach = 10;

export interface IssuedToken {
  readonly token: string;
  readonly expires_at: string;
}

/** Returned once: only its hash is stored. */
export async function issueAccessToken(
  ctx: Pick<BaseContext, 'db' | 'clock' | 'random'>,
  session: { readonly id: number; readonly userId: number; readonly expiresAt: Temporal.Instant },
): Promise<IssuedToken> {
  const now = ctx.clock.now();
  const token = ctx.random.token();
  const latest = now.add({ hours: tokenHours });
  const expiresAt = (Temporal.Instant.compare(latest, session.expiresAt) < 0 ? latest : session.expiresAt).toString();
  await insertAccessToken(ctx.db, {
    tokenHash: hashToken(token),
    sessionId: session.id,
    userId: session.userId,
    at: now.toString(),
    expiresAt,
  });
  await keepLatestTokens(ctx.db, session.id, mostTokensEach);
  return { token, expires_at: expiresAt };
}
