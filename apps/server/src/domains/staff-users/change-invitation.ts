import { type CallInput, Problem } from '@muster/contract';
import type { staffUsersCalls } from '@muster/contract/domains/staff-users/staff-users.calls.ts';
import { staffUserLimits as limits } from '@muster/contract/domains/staff-users/staff-users.constants.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { accountInvited, countLinksSince, removeInvitedAccount } from '../accounts/index.ts';
import { concludeUserChange } from './staff-users.events.ts';
import type { StoredStaffUser } from './staff-users.repository.ts';
import { changeableStaffUser } from './stored-staff-user.ts';

type Calls = typeof staffUsersCalls;

/** Mails another link; the earlier ones end. @throws Problem conflict if the invitation was accepted, or too many links were mailed */
export async function resendInvitation(ctx: Ctx, { params: { id }, body }: CallInput<Calls['resend']>): Promise<void> {
  assertInvited(await changeableStaffUser(ctx, { id, version: body.version }));
  const since = ctx.clock.now().subtract({ hours: 1 }).toString();
  if ((await countLinksSince(ctx.db, id, since)) >= limits.linksAnHour) throw new Problem('conflict', tooMany);
  await ctx.announce(accountInvited, { userId: id });
  await concludeUserChange(ctx, { event: 'staff-users.resend-invitation', userId: id });
}

/** @throws Problem conflict if the invitation was accepted */
export async function revokeInvitation(ctx: Ctx, { params: { id }, body }: CallInput<Calls['revoke']>): Promise<void> {
  const user = await changeableStaffUser(ctx, { id, version: body.version });
  assertInvited(user);
  await removeInvitedAccount(ctx.db, id, ctx.clock.now().toString());
  const before = { name: user.name, email: user.email };
  await concludeUserChange(ctx, { event: 'staff-users.revoke-invitation', userId: id, before });
}

function assertInvited({ status }: StoredStaffUser): void {
  if (status !== 'invited' && status !== 'expired')
    throw new Problem('conflict', 'The invitation was accepted already. Deactivate the user instead.');
}

const tooMany = `${limits.linksAnHour} links were sent within an hour. Wait before you send another one.`;
