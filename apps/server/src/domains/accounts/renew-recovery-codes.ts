import { type CallInput, Problem } from '@muster/contract';
import type { twoFactorCalls } from '@muster/contract/domains/accounts/two-factor.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { recoveryCodesRenewed } from './accounts.events.ts';
import { demandPassword } from './given-password.ts';
import { aboutAccount, lockOwnCredentials, ownCredentials } from './own-account.ts';
import { newRecoveryCodes } from './recovery-codes.ts';

type Input = CallInput<typeof twoFactorCalls.renewRecoveryCodes>;

export async function checkPasswordForCodes(ctx: Ctx, { body }: Input): Promise<void> {
  await demandPassword(ctx, await ownCredentials(ctx), body.current_password);
}

export async function renewRecoveryCodes(ctx: Ctx) {
  const account = await lockOwnCredentials(ctx);
  if (account.two_factor_confirmed_at === null) throw new Problem('conflict', 'Turn two-factor sign-in on first.');
  const codes = await newRecoveryCodes(ctx, account.id);
  await ctx.announce(recoveryCodesRenewed, { userId: ctx.viewer.userId });
  await ctx.audit({ event: 'accounts.renew-recovery-codes', subject: aboutAccount(ctx.viewer.userId) });
  return { recovery_codes: codes };
}
