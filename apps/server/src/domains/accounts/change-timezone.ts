import { type CallInput, invalidInput } from '@muster/contract';
import type { profileCalls } from '@muster/contract/domains/accounts/profile.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { aboutAccount, lockOwnAccount } from './own-account.ts';
import { setTimezone, timezoneExists } from './users.repository.ts';

export async function changeTimezone(ctx: Ctx, { body }: CallInput<typeof profileCalls.updateTimezone>): Promise<void> {
  const account = await lockOwnAccount(ctx);
  await demandTimezone(ctx, body.timezone_id);
  await setTimezone(ctx.db, account.id, body.timezone_id, ctx.clock.now().toString());
  await ctx.audit({
    event: 'accounts.update-timezone',
    subject: aboutAccount(account.id),
    before: { timezone_id: account.timezone_id },
    after: { timezone_id: body.timezone_id },
  });
}

/** @throws Problem invalid-input (422) for an unknown zone. */
export async function demandTimezone(ctx: Pick<Ctx, 'db'>, timezoneId: number): Promise<void> {
  if (!(await timezoneExists(ctx.db, timezoneId))) throw invalidInput({ timezone_id: ['The timezone is invalid.'] });
}
