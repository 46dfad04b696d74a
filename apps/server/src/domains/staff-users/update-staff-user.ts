import type { CallAnswer, CallInput } from '@muster/contract';
import { rolesText } from '@muster/contract/domains/staff-users/staff-user-columns.ts';
import type { staffUsersCalls } from '@muster/contract/domains/staff-users/staff-users.calls.ts';
import { staffUserRoles } from '@muster/contract/domains/staff-users/staff-users.constants.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { giveRoles, takeRoles } from '../access/index.ts';
import { countChange } from '../accounts/index.ts';
import { concludeUserChange, rolesChanged } from './staff-users.events.ts';
import { assertManagesNobody, changeableStaffUser } from './stored-staff-user.ts';

type Update = (typeof staffUsersCalls)['update'];

/** Gives the user exactly these roles of the provider's side. Roles at a client stay; the same roles are no change. @throws Problem conflict */
export async function updateStaffUser(ctx: Ctx, { body }: CallInput<Update>): Promise<CallAnswer<Update>> {
  const { id, version: read, roles } = body;
  const user = await changeableStaffUser(ctx, { id, version: read });
  const given = roles.filter((role) => !user.roles.includes(role));
  const taken = staffUserRoles.filter((role) => user.roles.includes(role) && !roles.includes(role));
  if (given.length === 0 && taken.length === 0) return { id, version: user.version };
  if (taken.includes('account manager')) await assertManagesNobody(ctx, user);
  await giveRoles(ctx.db, id, given);
  await takeRoles(ctx.db, id, taken);
  await countChange(ctx.db, id, ctx.clock.now().toString());
  const version = user.version + 1;
  const kept = user.roles.filter((role) => !staffUserRoles.some((one) => one === role));
  const after = rolesText({ roles: [...roles, ...kept] });
  await concludeUserChange(ctx, {
    event: 'staff-users.update',
    userId: id,
    before: { roles: rolesText(user) },
    after: { roles: after },
    version,
  });
  if (user.status === 'active')
    await ctx.announce(rolesChanged, { userId: id, byUserId: ctx.viewer.userId, roles: after });
  return { id, version };
}
