import type { CallInput } from '@muster/contract';
import type { staffUsersCalls } from '@muster/contract/domains/staff-users/staff-users.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { mailAnotherLink, withdrawInvitation } from '../accounts/index.ts';
import { concludeUserChange } from './staff-users.events.ts';
import { assertManagesNobody, changeableStaffUser } from './stored-staff-user.ts';

type Calls = typeof staffUsersCalls;

/** Mails another link; the earlier ones end. @throws Problem conflict if the invitation was accepted, or too many links were mailed */
export async function resendInvitation(ctx: Ctx, { params: { id }, body }: CallInput<Calls['resend']>): Promise<void> {
  await mailAnotherLink(ctx, await changeableStaffUser(ctx, { id, version: body.version }));
  await concludeUserChange(ctx, { event: 'staff-users.resend-invitation', userId: id, version: body.version + 1 });
}

/** @throws Problem conflict if the invitation was accepted */
export async function revokeInvitation(ctx: Ctx, { params: { id }, body }: CallInput<Calls['revoke']>): Promise<void> {
  const user = await changeableStaffUser(ctx, { id, version: body.version });
  await assertManagesNobody(ctx, user);
  await withdrawInvitation(ctx, user);
  const before = { name: user.name, email: user.email };
  await concludeUserChange(ctx, { event: 'staff-users.revoke-invitation', userId: id, before });
}
