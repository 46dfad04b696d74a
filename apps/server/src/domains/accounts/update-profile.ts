import type { CallInput } from '@muster/contract';
import type { profileCalls } from '@muster/contract/domains/accounts/profile.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { aboutAccount, lockOwnAccount } from './own-account.ts';
import { setNames } from './users.repository.ts';
import { wholeName } from './whole-name.ts';

export async function updateProfile(ctx: Ctx, { body }: CallInput<typeof profileCalls.updateProfile>) {
  const account = await lockOwnAccount(ctx);
  const name = wholeName(body.first_name, body.last_name);
  const at = ctx.clock.now().toString();
  await setNames(ctx.db, account.id, { name, firstName: body.first_name, lastName: body.last_name, at });
  await ctx.audit({
    event: 'accounts.update-profile',
    subject: aboutAccount(account.id),
    before: { name: account.name },
    after: { name },
  });
  return { name, first_name: body.first_name, last_name: body.last_name };
}
