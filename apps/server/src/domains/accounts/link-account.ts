import { mayLinkAccount } from '@muster/contract/domains/accounts/rank.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { grantsOf } from './grants.repository.ts';
import { aboutAccount } from './own-account.ts';
import { accountsByAddress, linkAccount } from './users.repository.ts';

/**
 * Links accounts of the provider's side without a record to the employees whose work email is their sign-in address, so that
 * rules about one's own record apply to them. An employee who has an account keeps it, and an account above the viewer stays without a record: the
 * address alone makes the record its own.
 */
export async function linkAccounts(
  ctx: Pick<Ctx, 'db' | 'clock' | 'audit' | 'viewer'>,
  employeeIds: readonly number[],
): Promise<void> {
  const at = ctx.clock.now().toString();
  const accounts = await withoutRowSecurity(ctx.db, () => accountsByAddress(ctx.db, employeeIds));
  for (const account of accounts) {
    const { id, employee_id } = account;
    const rights = await withoutRowSecurity(ctx.db, () => grantsOf(ctx.db, id));
    if (!mayLinkAccount(ctx.viewer, rights)) continue;
    await withoutRowSecurity(ctx.db, () => linkAccount(ctx.db, account, at));
    await ctx.audit({ event: 'accounts.link-employee', subject: aboutAccount(id), after: { employee_id } });
  }
}
