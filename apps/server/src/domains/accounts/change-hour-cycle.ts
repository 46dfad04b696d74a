import type { CallInput } from '@muster/contract';
import type { profileCalls } from '@muster/contract/domains/accounts/profile.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { aboutAccount, lockOwnAccount } from './own-account.ts';
import { setHourCycle } from './users.repository.ts';

export async function changeHourCycle(
  ctx: Ctx,
  { body }: CallInput<typeof profileCalls.updateHourCycle>,
): Promise<void> {
  const account = await lockOwnAccount(ctx);
  await setHourCycle(ctx.db, account.id, body.hour_cycle, ctx.clock.now().toString());
  await ctx.audit({
    event: 'accounts.update-hour-cycle',
    subject: aboutAccount(account.id),
    before: { hour_cycle: account.hour_cycle },
    after: { hour_cycle: body.hour_cycle },
  });
}
