import { staffUsersCalls } from '@muster/contract/domains/staff-users/staff-users.calls.ts';
import type { ConflictCast, ConflictExample } from '../../testing/conflict-example.ts';

/** Another admin gives the user other roles before the viewer does. */
export async function staffUserConflict({ portal }: ConflictCast): Promise<ConflictExample> {
  const viewer = await portal.as({ roles: ['admin'] });
  const other = await portal.as({ roles: ['admin'] });
  const { userId: id } = await portal.as({ roles: ['hr'] });
  const body = { id, version: 1, roles: ['payroll' as const] };
  return {
    viewer,
    request: { body: { ...body, roles: ['sales'] } },
    change: () => other.call(staffUsersCalls.update, { body }),
    by: other.name,
    fields: ['Roles'],
  };
}

/** Another admin changes the roles before the viewer acts on the version that was read. */
export const staffUserActConflict = (status: 'active' | 'invited' | 'inactive') => async (cast: ConflictCast) => {
  const { request, ...example } = await staffUserConflict(cast);
  const { id } = request.body as { readonly id: number };
  const stored = { active: 'active', invited: 'invited', inactive: 'disabled' }[status];
  const disabled = status === 'inactive' ? ({ disabled_from: 'active', disabled_by: 'admin' } as const) : {};
  await cast.portal.db
    .updateTable('app_user')
    .set({ status: stored, ...disabled })
    .where('id', '=', id)
    .execute();
  return { ...example, request: { params: { id }, body: { version: 1 } } };
};
