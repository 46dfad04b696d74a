import { invalidInput } from '@muster/contract';
import type { Ctx } from '../../platform/context/context.ts';
import { verifyPassword } from '../../platform/crypto/passwords.ts';
import { aboutAccount } from './own-account.ts';
import type { Account } from './users.repository.ts';

export async function isPasswordOf(account: Account, password: string): Promise<boolean> {
  return account.password_hash !== null && (await verifyPassword(password, account.password_hash));
}

/**
 * Wrong passwords are counted together for all calls that ask for one, so that a stolen session has no more attempts
 * than a stranger (reliability row 6).
 * @throws Problem invalid-input (422) on `field`, too-many-tries (429)
 */
export async function demandPassword(
  ctx: Ctx,
  account: Account,
  password: string,
  field = 'current_password',
): Promise<void> {
  const takeBack = await ctx.limit('login', [{ by: 'account', id: `own:${account.id}` }]);
  if (await isPasswordOf(account, password)) return takeBack();
  ctx.auditApart({ event: 'accounts.confirmation-refused', subject: aboutAccount(ctx.viewer.userId) });
  throw invalidInput({ [field]: ['The password is wrong.'] });
}
