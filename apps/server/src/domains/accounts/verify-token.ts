import type { CallInput } from '@muster/contract';
import type { passwordCalls } from '@muster/contract/domains/accounts/password.calls.ts';
import type { AnonymousContext } from '../../platform/context/context.ts';
import { emailKey } from './account-email.ts';
import { credentialsOf } from './credentials-of.ts';
import { companyName } from './linked-accounts.repository.ts';
import { readMailedToken } from './mailed-token.ts';
import { listTimezones } from './users.repository.ts';

/** Does not use the link up, because mail scanners open links too. A wrong link gets no reason. */
export async function verifyToken(ctx: AnonymousContext, { body }: CallInput<typeof passwordCalls.verifyToken>) {
  await ctx.limit('public-token', [{ by: 'account', id: `verify:${emailKey(body.email)}` }]);
  const found = await readMailedToken(ctx, body);
  if (!found) return { valid: false, purpose: null, company: null, timezones: [] };
  if (found.purpose === 'reset')
    return { valid: true, purpose: 'reset-password' as const, company: null, timezones: [] };
  const credentials = await credentialsOf(ctx.db, found.user_id);
  if (credentials?.password_hash)
    return {
      valid: true,
      purpose: 'company-invitation' as const,
      company: await companyName(ctx.db, found.user_id),
      timezones: [],
    };
  return { valid: true, purpose: 'account-setup' as const, company: null, timezones: await listTimezones(ctx.db) };
}
