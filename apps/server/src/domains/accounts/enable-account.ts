import type { BaseContext } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { aboutAccount } from './own-account.ts';
import { accountOfEmployee, lockAccount, setStatus } from './users.repository.ts';

type Writing = Pick<BaseContext, 'db' | 'clock' | 'audit'>;

/** For an employee who returns: the former password works again. Does nothing if there is no disabled account. */
export async function enableAccountOfEmployee(ctx: Writing, employeeId: number): Promise<void> {
  await withoutRowSecurity(ctx.db, () => enable(ctx, employeeId));
}

async function enable(ctx: Writing, employeeId: number): Promise<void> {
  const userId = await accountOfEmployee(ctx.db, employeeId);
  const account = userId === null ? null : await lockAccount(ctx.db, userId);
  if (userId === null || account?.status !== 'disabled') return;
  await setStatus(ctx.db, userId, 'active', ctx.clock.now().toString());
  await ctx.audit({
    event: 'accounts.enable-account',
    subject: aboutAccount(userId),
    before: { status: 'disabled' },
    after: { status: 'active' },
  });
}
