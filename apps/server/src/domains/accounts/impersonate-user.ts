import { type CallInput, invalidInput, notFound, Problem } from '@muster/contract';
import type { impersonationCalls } from '@muster/contract/domains/accounts/impersonation.calls.ts';
import { impersonationMinutes, impersonationRefusal } from '@muster/contract/domains/accounts/impersonation.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { hashToken } from '../../platform/crypto/tokens.ts';
import { sessionExpiredMessage } from '../../platform/http/csrf.ts';
import { issueAccessToken } from './access-token.ts';
import { accountImpersonated } from './accounts.events.ts';
import { grantsOf } from './grants.repository.ts';
import { requiresImpersonationReason } from './impersonation-setting.repository.ts';
import { aboutAccount, ownSessionId } from './own-account.ts';
import { endImpersonations } from './session-parts.ts';
import { insertSession, lockSession } from './sessions.repository.ts';
import { type Account, findAccount } from './users.repository.ts';

type Input = CallInput<typeof impersonationCalls.impersonate>;

/**
 * Opens a session of the other user in addition to the own one, which is suspended. It ends after its time limit
 * (reliability row 30).
 */
export async function impersonateUser(ctx: Ctx, { params, query }: Input) {
  const target = await findAccount(ctx.db, params.id);
  if (target?.status !== 'active') throw notFound('user');
  await demandAllowed(ctx, target);
  const reason = await reasonOf(ctx, query.reason);
  const own = await lockSession(ctx.db, ownSessionId(ctx));
  if (!own) throw new Problem('session-expired', sessionExpiredMessage);
  await endImpersonations(ctx, own.id);
  const now = ctx.clock.now();
  const endsAt = earlier(now.add({ minutes: impersonationMinutes }), Temporal.Instant.from(own.expires_at));
  const token = ctx.random.token();
  const id = await insertSession(ctx.db, {
    tokenHash: hashToken(token),
    userId: target.id,
    level: 'full',
    at: now.toString(),
    expiresAt: endsAt.toString(),
    // No factor of the other user was given, so calls that require a fresh one are refused.
    factorAt: null,
    address: ctx.request.address,
    userAgent: ctx.request.userAgent,
    impersonation: { userId: ctx.viewer.userId, reason, endsAt: endsAt.toString(), ownSessionId: own.id },
  });
  ctx.session.start(token);
  const issued = await issueAccessToken(ctx, { id, userId: target.id, expiresAt: endsAt });
  await ctx.announce(accountImpersonated, { userId: target.id, byUserId: ctx.viewer.userId });
  await ctx.audit({
    event: 'accounts.impersonate',
    subject: aboutAccount(target.id),
    clientId: target.client_id,
    details: { reason, name: target.name, address: ctx.request.address },
  });
  return {
    ...issued,
    impersonator: { id: ctx.viewer.userId, name: ctx.viewer.name },
    impersonated: { id: target.id, name: target.name },
    ends_at: endsAt.toString(),
  };
}

/** @throws Problem invalid-input where the organisation requires a reason */
async function reasonOf(ctx: Ctx, given: string | undefined): Promise<string> {
  if (given) return given;
  if (await requiresImpersonationReason(ctx.db)) throw invalidInput({ reason: ['Say why you act as this user.'] });
  return 'None given';
}

async function demandAllowed(ctx: Ctx, target: Account): Promise<void> {
  const refusal = impersonationRefusal(ctx.viewer, { userId: target.id, ...(await grantsOf(ctx.db, target.id)) });
  if (refusal === null) return;
  ctx.auditApart({ event: 'accounts.impersonate-refused', subject: aboutAccount(target.id) });
  if (target.id === ctx.viewer.userId) throw new Problem('forbidden', refusal);
  // As for a missing user: the reason would reveal which account exists and what it may do.
  throw notFound('user');
}

function earlier(one: Temporal.Instant, other: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(one, other) <= 0 ? one : other;
}
