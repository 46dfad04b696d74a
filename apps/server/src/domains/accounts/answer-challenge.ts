import { type CallInput, Problem } from '@muster/contract';
import type { signInCalls } from '@muster/contract/domains/accounts/sign-in.calls.ts';
import type { AnonymousContext } from '../../platform/context/context.ts';
import { hashToken } from '../../platform/crypto/tokens.ts';
import { sessionExpiredMessage } from '../../platform/http/csrf.ts';
import { credentialsOf } from './credentials-of.ts';
import { aboutAccount, ownSessionId } from './own-account.ts';
import { type FittingFactor, fittingFactor, spendFactor, wrongFactor } from './second-factor.ts';
import { closeSession, fullSessionEnd, rememberBrowser } from './session-parts.ts';
import { countChallengeFailure, promoteSession } from './sessions.repository.ts';
import type { Account } from './users.repository.ts';

type Input = CallInput<typeof signInCalls.twoFactorChallenge>;

/** After that the password must be entered again (reliability row 6). */
const mostFailures = 10;

export interface AcceptedFactor {
  readonly account: Account;
  readonly factor: FittingFactor;
}

/** Before the transaction, so that a wrong answer stays counted. */
export async function checkAnswer(ctx: AnonymousContext, { body }: Input): Promise<AcceptedFactor> {
  const account = await credentialsOf(ctx.db, ctx.session.userId ?? 0);
  const factor = account ? await fittingFactor(ctx, account, body) : null;
  if (account && factor) return { account, factor };
  const sessionId = ownSessionId(ctx);
  const failures = await countChallengeFailure(ctx.db, sessionId);
  ctx.auditApart({
    event: 'accounts.two-factor-refused',
    ...(account && { subject: aboutAccount(account.id) }),
    details: { failures, address: ctx.request.address },
  });
  if (failures < mostFailures) throw wrongFactor(body);
  await closeSession(ctx, sessionId, 'challenge');
  throw new Problem('session-expired', sessionExpiredMessage);
}

/** Upgrades the session to a full one under a new id. Of several concurrent answers only one succeeds. */
export async function answerChallenge(ctx: AnonymousContext, { body }: Input, { account, factor }: AcceptedFactor) {
  const now = ctx.clock.now();
  if (!(await spendFactor(ctx, account.id, factor))) throw wrongFactor(body);
  const token = ctx.random.token();
  const change = { tokenHash: hashToken(token), at: now.toString(), expiresAt: fullSessionEnd(now).toString() };
  if (!(await promoteSession(ctx.db, ownSessionId(ctx), change)))
    throw new Problem('session-expired', sessionExpiredMessage);
  ctx.session.start(token);
  await rememberBrowser(ctx, account.id);
  await ctx.audit({
    event: 'accounts.two-factor-challenge',
    subject: aboutAccount(account.id),
    details: { method: factor.kind, address: ctx.request.address },
  });
}
