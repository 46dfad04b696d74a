import type { CallInput } from '@muster/contract';
import type { signInCalls } from '@muster/contract/domains/accounts/sign-in.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { passwordSuffices } from './confirmed-factors.ts';
import { demandPassword } from './given-password.ts';
import { aboutAccount, ownCredentials, ownSessionId } from './own-account.ts';
import { type FittingFactor, fittingFactor, spendFactor, wrongFactor } from './second-factor.ts';
import { noteFactors } from './sessions.repository.ts';

type Input = CallInput<typeof signInCalls.confirmPassword>;

/** Before the transaction. Null if only the password was given. */
export async function checkIdentity(ctx: Ctx, { body }: Input): Promise<FittingFactor | null> {
  const account = await ownCredentials(ctx);
  if (body.password !== undefined) await demandPassword(ctx, account, body.password, 'password');
  if (!givesSecondFactor(body)) return null;
  const factor = await fittingFactor(ctx, account, body);
  if (factor) return factor;
  ctx.auditApart({ event: 'accounts.confirmation-refused', subject: aboutAccount(ctx.viewer.userId) });
  throw wrongFactor(body);
}

/** Allows the calls that require a fresh factor, for ten minutes in this session. */
export async function confirmIdentity(ctx: Ctx, { body }: Input, factor: FittingFactor | null): Promise<void> {
  const { userId } = ctx.viewer;
  if (factor && !(await spendFactor(ctx, (await ownCredentials(ctx)).id, factor))) throw wrongFactor(body);
  await noteFactors(ctx.db, ownSessionId(ctx), {
    at: ctx.clock.now().toString(),
    passwordSuffices: body.password === undefined ? null : passwordSuffices(body.password),
    hasSecondFactor: factor !== null,
  });
  await ctx.audit({ event: 'accounts.confirm-password', subject: aboutAccount(userId) });
}

function givesSecondFactor(body: Input['body']): boolean {
  return body.code !== undefined || body.recovery_code !== undefined;
}
