import { Problem } from '@muster/contract';
import type { Ctx } from '../../platform/context/context.ts';
import { aboutAccount, lockOwnCredentials, ownSessionId } from './own-account.ts';
import { putPasswordChangeOff } from './sessions.repository.ts';

/** An issued password works this long; then it must be changed. */
const issuedPasswordDays = 30;

/** Until the next sign-in. Without an issued password nothing changes. */
export async function skipPasswordChange(ctx: Ctx): Promise<void> {
  const account = await lockOwnCredentials(ctx);
  if (!account.is_auto_password) return;
  if (isTooOld(account.auto_password_issued_at, ctx.clock.now())) {
    throw new Problem(
      'forbidden',
      `The password was issued more than ${issuedPasswordDays} days ago. Choose a new password to continue.`,
    );
  }
  await putPasswordChangeOff(ctx.db, ownSessionId(ctx), ctx.clock.now().toString());
  await ctx.audit({ event: 'accounts.skip-password-change', subject: aboutAccount(ctx.viewer.userId) });
}

function isTooOld(issuedAt: string | null, now: Temporal.Instant): boolean {
  if (issuedAt === null) return true;
  return Temporal.Instant.compare(now, Temporal.Instant.from(issuedAt).add({ hours: issuedPasswordDays * 24 })) >= 0;
}
