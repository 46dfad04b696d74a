import { type CallInput, Problem } from '@muster/contract';
import type { twoFactorCalls } from '@muster/contract/domains/accounts/two-factor.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { isFactorFresh } from '../../platform/session/session-life.ts';
import { twoFactorTurnedOn } from './accounts.events.ts';
import { aboutAccount, lockOwnCredentials, ownSessionId } from './own-account.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { fittingStep, wrongFactor } from './second-factor.ts';
import { renewOwnSession } from './session-parts.ts';
import { confirmEnrolment, spendStep } from './two-factor.repository.ts';

/** Enables two-factor sign-in: a code proves that the app has the secret, a fresh password proves the user. */
export async function confirmTwoFactor(ctx: Ctx, { body }: CallInput<typeof twoFactorCalls.confirmTwoFactor>) {
  const now = ctx.clock.now();
  if (!isFactorFresh(ctx.session.factorAt, now)) {
    throw new Problem('confirm-identity', 'Confirm your password to continue.');
  }
  const account = await lockOwnCredentials(ctx);
  if (account.two_factor_confirmed_at !== null) throw new Problem('conflict', 'Two-factor sign-in is on already.');
  if (account.two_factor_secret === null)
    throw new Problem('conflict', 'Start the set-up of two-factor sign-in first.');
  const step = await fittingStep(ctx, account, body.code);
  if (step === null || !(await spendStep(ctx.db, account.id, step))) throw wrongFactor(body);
  await confirmEnrolment(ctx.db, account.id, now.toString());
  const codes = await newRecoveryCodes(ctx, account.id);
  await renewOwnSession(ctx, { sessionId: ownSessionId(ctx), mainUserId: account.id }, 'two-factor');
  await ctx.announce(twoFactorTurnedOn, { userId: ctx.viewer.userId });
  await ctx.audit({ event: 'accounts.confirm-two-factor', subject: aboutAccount(ctx.viewer.userId) });
  return { recovery_codes: codes };
}
