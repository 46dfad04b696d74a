import { type CallInput, invalidInput, Problem } from '@muster/contract';
import type { twoFactorCalls } from '@muster/contract/domains/accounts/two-factor.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { passwordProblem } from '../../platform/crypto/password-strength.ts';
import { twoFactorTurnedOff } from './accounts.events.ts';
import { demandPassword } from './given-password.ts';
import { aboutAccount, ownAccount, ownSessionId } from './own-account.ts';
import { type FittingFactor, fittingFactor, spendFactor, wrongFactor } from './second-factor.ts';
import { renewOwnSession } from './session-parts.ts';
import { removeTwoFactor } from './two-factor.repository.ts';

type Input = CallInput<typeof twoFactorCalls.endTwoFactor>;

/** Requires both factors, and a password that is long enough without a second one (reliability rows 2 and 5). */
export async function checkBothFactors(ctx: Ctx, { body }: Input): Promise<FittingFactor> {
  const account = await ownAccount(ctx);
  if (account.two_factor_confirmed_at === null) throw new Problem('conflict', 'Two-factor sign-in is off already.');
  await demandPassword(ctx, account, body.current_password);
  const problem = passwordProblem(body.current_password, { hasTwoFactor: false, personal: [] });
  if (problem)
    throw invalidInput({
      current_password: [`Change your password first. Without a second factor it is too weak: ${problem}`],
    });
  const factor = await fittingFactor(ctx, account, body);
  if (factor) return factor;
  ctx.auditApart({ event: 'accounts.confirmation-refused', subject: aboutAccount(account.id) });
  throw wrongFactor(body);
}

export async function disableTwoFactor(ctx: Ctx, { body }: Input, factor: FittingFactor): Promise<void> {
  const { userId } = ctx.viewer;
  if (!(await spendFactor(ctx, userId, factor))) throw wrongFactor(body);
  await removeTwoFactor(ctx.db, userId, ctx.clock.now().toString());
  await renewOwnSession(ctx, { sessionId: ownSessionId(ctx), userId }, 'two-factor');
  await ctx.announce(twoFactorTurnedOff, { userId });
  await ctx.audit({ event: 'accounts.end-two-factor', subject: aboutAccount(userId) });
}
