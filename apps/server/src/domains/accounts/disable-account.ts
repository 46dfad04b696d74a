import type { BaseContext } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { revokeAccountTokens } from './account-tokens.repository.ts';
import { aboutAccount } from './own-account.ts';
import { closeSessionsOfUser } from './session-parts.ts';
import { accountOfEmployee, disable, lockAccount } from './users.repository.ts';

type Writing = Pick<BaseContext, 'db' | 'clock' | 'audit'>;

/** Ends every session, token, socket, mailed link and impersonation of the user, in the caller's transaction. */
export async function disableAccount(ctx: Writing, userId: number): Promise<void> {
  const account = await lockAccount(ctx.db, userId);
  if (!account || account.status === 'disabled') return;
  const at = ctx.clock.now().toString();
  await disable(ctx.db, userId, at);
  await revokeAccountTokens(ctx.db, userId, at);
  await closeSessionsOfUser(ctx, userId, 'disabled');
  await ctx.audit({
    event: 'accounts.disable-account',
    subject: aboutAccount(userId),
    before: { status: account.status },
    after: { status: 'disabled' },
  });
}

/**
 * For an employee who leaves, even if the acting user cannot see accounts; does nothing if the employee has no account.
 */
export async function disableAccountOfEmployee(ctx: Writing, employeeId: number): Promise<void> {
  await withoutRowSecurity(ctx.db, async () => {
    const userId = await accountOfEmployee(ctx.db, employeeId);
    if (userId !== null) await disableAccount(ctx, userId);
  });
}
