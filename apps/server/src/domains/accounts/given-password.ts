import { invalidInput } from '@muster/contract';
import { verifyPassword } from '../../platform/crypto/passwords.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { aboutAccount } from './own-account.ts';
import type { Account } from './users.repository.ts';

export async function isPasswordOf(account: Account, password: string): Promise<boolean> {
  return account.password_hash !== null && (await verifyPassword(password, account.password_hash));
}

/** @throws Problem invalid-input (422) on `field`. Calls with a password are counted by their rate class. */
export async function demandPassword(
  ctx: Ctx,
  account: Account,
  password: string,
  field = 'current_password',
): Promise<void> {
  if (await isPasswordOf(account, password)) return;
  ctx.auditApart({ event: 'accounts.confirmation-refused', subject: aboutAccount(account.id) });
  throw invalidInput({ [field]: ['The password is wrong.'] });
}
