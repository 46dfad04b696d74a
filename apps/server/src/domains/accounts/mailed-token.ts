import { invalidInput, Problem } from '@muster/contract';
import type { BaseContext } from '../../platform/context/context.ts';
import { hashToken } from '../../platform/crypto/tokens.ts';
import { emailKey } from './account-email.ts';
import {
  findUsableToken,
  insertAccountToken,
  revokeAccountTokens,
  type TokenPurpose,
} from './account-tokens.repository.ts';
import { credentialsOf } from './credentials-of.ts';
import { mayReset } from './linked-accounts.repository.ts';

/** Lifetime of a mailed link: a reset is used immediately, an invitation is not. */
const minutesOf: Readonly<Record<TokenPurpose, number>> = { reset: 60, invite: 3 * 24 * 60 };

/** Invalidates earlier links of the user. Only the hash is stored. */
export async function issueMailedToken(
  ctx: Pick<BaseContext, 'db' | 'clock' | 'random'>,
  purpose: TokenPurpose,
  user: { readonly id: number; readonly email: string },
): Promise<string> {
  const now = ctx.clock.now();
  const token = ctx.random.token();
  await revokeAccountTokens(ctx.db, user.id, now.toString());
  await insertAccountToken(ctx.db, {
    purpose,
    tokenHash: hashToken(token),
    userId: user.id,
    email: user.email,
    at: now.toString(),
    expiresAt: now.add({ minutes: minutesOf[purpose] }).toString(),
  });
  return token;
}

/**
 * The token of a valid link; null for any other. Invited users set their account up, those who can sign in reset their password. Does not
 * use it up.
 */
export async function readMailedToken(
  ctx: Pick<BaseContext, 'db' | 'clock'>,
  given: { readonly token: string; readonly email: string },
) {
  const question = {
    tokenHash: hashToken(given.token),
    emailKey: emailKey(given.email),
    now: ctx.clock.now().toString(),
  };
  const found = await findUsableToken(ctx.db, question);
  if (found?.purpose === 'invite') return found.status === 'invited' ? { ...found, purpose: found.purpose } : null;
  if (found?.purpose !== 'reset') return null;
  const credentials = await credentialsOf(ctx.db, found.user_id);
  return credentials && (await mayReset(ctx.db, credentials.id)) ? { ...found, purpose: found.purpose } : null;
}

/** Of an invitation that was mailed before its owner got a sign-in. */
export function hasPassword(): Problem {
  return new Problem('conflict', 'You have a password by now. Open the link again to accept with it.');
}

export function deadLink(): Problem {
  return invalidInput({ token: ['This link is no longer valid. Request a new one.'] });
}
