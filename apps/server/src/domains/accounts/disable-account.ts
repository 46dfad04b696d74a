import type { BaseContext } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { type DisabledBy, disable } from './account-status.repository.ts';
import { revokeAccountTokens } from './account-tokens.repository.ts';
import { aboutAccount } from './own-account.ts';
import { closeSessionsOfUser } from './session-parts.ts';
import { accountOfEmployee, lockAccount } from './users.repository.ts';

type Writing = Pick<BaseContext, 'db' | 'clock' | 'audit'>;

/**
 * Ends every session, token, socket, mailed link and impersonation of the user, in the caller's transaction. False if the account was disabled
 * before, except that an admin also keeps from coming back what the employment disabled.
 */
export async function disableAccount(ctx: Writing, userId: number, by: DisabledBy): Promise<boolean> {
  const account = await lockAccount(ctx.db, userId);
  const at = ctx.clock.now().toString();
  if (!account || !(await disable(ctx.db, userId, { by, at }))) return false;
  await revokeAccountTokens(ctx.db, userId, at);
  await closeSessionsOfUser(ctx, userId, 'disabled');
  await ctx.audit({
    event: 'accounts.disable-account',
    subject: aboutAccount(userId),
    before: { status: account.status },
    after: { status: 'disabled' },
  });
  return true;
}

/**
 * For an employee who leaves, even if the acting user cannot see accounts; does nothing if the employee has no account.
 */
export async function disableAccountOfEmployee(ctx: Writing, employeeId: number): Promise<void> {
  await withoutRowSecurity(ctx.db, async () => {
    const userId = await accountOfEmployee(ctx.db, employeeId);
    if (userId !== null) await disableAccount(ctx, userId, 'employment');
  });
}
