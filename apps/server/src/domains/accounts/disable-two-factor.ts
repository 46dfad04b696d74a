import { Problem } from '@muster/contract';
import type { Ctx } from '../../platform/context/context.ts';
import { twoFactorTurnedOff } from './accounts.events.ts';
import { demandBothFactors } from './confirmed-factors.ts';
import { aboutAccount, lockOwnCredentials, ownSessionId } from './own-account.ts';
import { renewOwnSession } from './session-parts.ts';
import { removeTwoFactor } from './two-factor.repository.ts';

export async function disableTwoFactor(ctx: Ctx): Promise<void> {
  const { id, two_factor_confirmed_at } = await lockOwnCredentials(ctx);
  if (two_factor_confirmed_at === null) throw new Problem('conflict', 'Two-factor sign-in is off already.');
  await demandBothFactors(ctx);
  await removeTwoFactor(ctx.db, id, ctx.clock.now().toString());
  await renewOwnSession(ctx, { sessionId: ownSessionId(ctx), mainUserId: id }, 'two-factor');
  await ctx.announce(twoFactorTurnedOff, { userId: ctx.viewer.userId });
  await ctx.audit({ event: 'accounts.end-two-factor', subject: aboutAccount(ctx.viewer.userId) });
}
