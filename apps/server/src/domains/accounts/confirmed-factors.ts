import { Problem } from '@muster/contract';
import type { Ctx } from '../../platform/context/context.ts';
import { passwordProblem } from '../../platform/crypto/password-strength.ts';
import { isFactorFresh } from '../../platform/session/session-life.ts';
import { ownSessionId } from './own-account.ts';
import { confirmedFactorsOf } from './sessions.repository.ts';

/** Whether a password is strong enough without a second factor (reliability row 2). */
export function passwordSuffices(password: string): boolean {
  return passwordProblem(password, { hasTwoFactor: false, personal: [] }) === null;
}

/**
 * An open session is not enough to remove the second factor, and neither is one factor (reliability row 5).
 * @throws Problem confirm-identity (403) unless both factors were given within ten minutes; conflict (409) for a password that
 * does not suffice alone
 */
export async function demandBothFactors(ctx: Ctx): Promise<void> {
  const given = await confirmedFactorsOf(ctx.db, ownSessionId(ctx));
  const isFresh = (at: string | null | undefined) =>
    at != null && isFactorFresh(Temporal.Instant.from(at), ctx.clock.now());
  if (!isFresh(given?.password_at) || !isFresh(given?.second_factor_at)) {
    throw new Problem('confirm-identity', 'Confirm your password and a code to turn two-factor sign-in off.');
  }
  if (given?.password_suffices) return;
  throw new Problem(
    'conflict',
    'Change your password first: without a second factor it must be at least 15 characters long and not a known one.',
  );
}
