import type { CallInput } from '@muster/contract';
import type { passwordCalls } from '@muster/contract/domains/accounts/password.calls.ts';
import type { AnonymousContext } from '../../platform/context/context.ts';
import { emailKey } from './account-email.ts';
import { readMailedToken } from './mailed-token.ts';
import { listTimezones } from './users.repository.ts';

/** Does not use the link up, because mail scanners open links too. A wrong link gets no reason. */
export async function verifyToken(ctx: AnonymousContext, { body }: CallInput<typeof passwordCalls.verifyToken>) {
  await ctx.limit('public-token', [{ by: 'account', id: `verify:${emailKey(body.email)}` }]);
  const found = await readMailedToken(ctx, body);
  if (!found) return { valid: false, purpose: null, timezones: [] };
  if (found.purpose === 'reset') return { valid: true, purpose: 'reset-password' as const, timezones: [] };
  return { valid: true, purpose: 'account-setup' as const, timezones: await listTimezones(ctx.db) };
}
