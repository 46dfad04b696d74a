import type { BaseContext } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { aboutAccount } from './own-account.ts';
import { linkByAddress } from './users.repository.ts';

/**
 * Links accounts of the provider's side without a record to the employees whose work email is their sign-in address, so that
 * rules about one's own record apply to them. An employee who has an account keeps it.
 */
export async function linkAccounts(
  ctx: Pick<BaseContext, 'db' | 'clock' | 'audit'>,
  employeeIds: readonly number[],
): Promise<void> {
  const at = ctx.clock.now().toString();
  const linked = await withoutRowSecurity(ctx.db, () => linkByAddress(ctx.db, employeeIds, at));
  for (const { id, employee_id } of linked) {
    await ctx.audit({ event: 'accounts.link-employee', subject: aboutAccount(id), after: { employee_id } });
  }
}
