import { type CallInput, notFound, Problem } from '@muster/contract';
import type { companyCalls } from '@muster/contract/domains/accounts/company.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { hashToken } from '../../platform/crypto/tokens.ts';
import { sessionExpiredMessage } from '../../platform/http/csrf.ts';
import { lockPerson } from './credentials-of.ts';
import { companyAccountsOf, noteCompanyUse } from './linked-accounts.repository.ts';
import { aboutAccount, ownAccount, ownSessionId } from './own-account.ts';
import { closeSession } from './session-parts.ts';
import { insertSession, lockSession } from './sessions.repository.ts';

type Input = CallInput<typeof companyCalls.switchCompany>;

/**
 * Ends the session and opens one at another company of the same person, with the same end and the factors that were given. The entries of
 * the activity log have no company, and neither names the other one.
 * @throws Problem not-found for a company without an active account of the person, whether or not it exists
 */
export async function switchCompany(ctx: Ctx, { body }: Input): Promise<void> {
  const own = await ownAccount(ctx);
  const mainUserId = own.main_user_id ?? own.id;
  await lockPerson(ctx.db, mainUserId);
  const session = await lockSession(ctx.db, ownSessionId(ctx));
  if (!session) throw new Problem('session-expired', sessionExpiredMessage);
  const accounts = await companyAccountsOf(ctx.db, mainUserId);
  const target = accounts.find(({ client_id, status }) => client_id === body.client_id && status === 'active');
  if (!target) throw notFound('company');
  if (target.id === own.id) throw new Problem('conflict', 'You already work in this company.');
  await closeSession(ctx, session.id, 'switched');
  const at = ctx.clock.now().toString();
  const token = ctx.random.token();
  const { address, userAgent } = ctx.request;
  await insertSession(ctx.db, {
    tokenHash: hashToken(token),
    userId: target.id,
    level: 'full',
    at,
    expiresAt: session.expires_at,
    factorAt: session.factor_at,
    replaced: session,
    address,
    userAgent,
  });
  await noteCompanyUse(ctx.db, target.id, at);
  ctx.session.replace(token);
  const event = 'accounts.switch-company';
  await ctx.audit({ event, subject: aboutAccount(own.id), details: { to: 'another company', address } });
  const actor = { userId: target.id, name: target.name };
  await ctx.audit({ event, actor, subject: aboutAccount(target.id), details: { to: 'this company', address } });
}
