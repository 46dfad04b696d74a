import { invalidInput } from '@muster/contract';
import { isBreached } from '../../platform/crypto/breached-passwords.ts';
import { passwordProblem } from '../../platform/crypto/password-strength.ts';
import { hashPassword } from '../../platform/crypto/passwords.ts';
import { isPasswordOf } from './given-password.ts';
import type { Account } from './users.repository.ts';

const breachedText = 'This password appears in known data breaches. Choose a different one.';

/** Hash of a password that the user chose. @throws Problem invalid-input (422) if it is too weak or not new. */
export async function hashNewPassword(account: Account, password: string): Promise<string> {
  const problem = passwordProblem(password, {
    hasTwoFactor: account.two_factor_confirmed_at !== null,
    personal: [account.name, account.first_name, account.last_name, account.email],
  });
  if (problem) throw invalidInput({ password: [problem] });
  if (await isBreached(password)) throw invalidInput({ password: [breachedText] });
  if (await isPasswordOf(account, password)) {
    throw invalidInput({ password: ['This is your current password. Choose a different one.'] });
  }
  return hashPassword(password);
}
