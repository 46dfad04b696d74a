import { type CallInput, Problem } from '@muster/contract';
import type { staffUsersCalls } from '@muster/contract/domains/staff-users/staff-users.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { endAccess, restoreAccess } from '../accounts/index.ts';
import { concludeUserChange } from './staff-users.events.ts';
import { isEmployedNoMore } from './staff-users.repository.ts';
import { changeableStaffUser } from './stored-staff-user.ts';

type Calls = typeof staffUsersCalls;

/** Ends sessions, tokens, open pages and mailed links at once. @throws Problem conflict */
export async function deactivateStaffUser(
  ctx: Ctx,
  { params: { id }, body }: CallInput<Calls['deactivate']>,
): Promise<void> {
  await endAccess(ctx, await changeableStaffUser(ctx, { id, version: body.version }));
  await concludeUserChange(ctx, {
    event: 'staff-users.deactivate',
    userId: id,
    before: { status: 'Active' },
    after: { status: 'Inactive' },
    version: body.version + 1,
  });
}

/** The user signs in as before, with the former password and roles. @throws Problem conflict */
export async function reactivateStaffUser(
  ctx: Ctx,
  { params: { id }, body }: CallInput<Calls['reactivate']>,
): Promise<void> {
  const user = await changeableStaffUser(ctx, { id, version: body.version });
  if (await isEmployedNoMore(ctx.db, id))
    throw new Problem('conflict', `The employment of ${user.name} is not active. Reactivate the employee first.`);
  await restoreAccess(ctx, user);
  await concludeUserChange(ctx, {
    event: 'staff-users.reactivate',
    userId: id,
    before: { status: 'Inactive' },
    after: { status: 'Active' },
    version: body.version + 1,
  });
}
