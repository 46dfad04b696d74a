import type { BaseContext, Ctx } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { addInvitation, type DisabledBy, enable } from './account-status.repository.ts';
import { accountInvited } from './accounts.events.ts';
import { aboutAccount } from './own-account.ts';
import { accountOfEmployee } from './users.repository.ts';

type Writing = Pick<BaseContext, 'db' | 'clock' | 'audit'> & Pick<Ctx, 'announce'>;

/**
 * For an employee who returns: the account is as it was before the employee left, with the former password. An invitation that was not accepted is
 * sent again, because its link ended. Does nothing if there is no account, or if an admin deactivated it.
 */
export async function enableAccountOfEmployee(ctx: Writing, employeeId: number): Promise<void> {
  await withoutRowSecurity(ctx.db, async () => {
    const userId = await accountOfEmployee(ctx.db, employeeId);
    if (userId !== null) await enableAccount(ctx, userId, 'employment');
  });
}

/** In the caller's transaction; does nothing for an account that is not disabled. */
export async function enableAccount(ctx: Writing, userId: number, by: DisabledBy): Promise<void> {
  const at = ctx.clock.now().toString();
  const status = await enable(ctx.db, userId, { by, at });
  if (status === undefined) return;
  await ctx.audit({
    event: 'accounts.enable-account',
    subject: aboutAccount(userId),
    before: { status: 'disabled' },
    after: { status },
  });
  if (status !== 'invited') return;
  await addInvitation(ctx.db, userId, { at, since: ctx.clock.now().subtract({ hours: 1 }).toString() });
  await ctx.announce(accountInvited, { userId });
}
