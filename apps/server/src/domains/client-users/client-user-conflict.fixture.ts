import { clientUsersCalls } from '@muster/contract/domains/client-users/client-users.calls.ts';
import type { ConflictCast, ConflictExample } from '../../testing/conflict-example.ts';
import { createCompany, plainRights } from './client-users.fixture.ts';

/** Another client admin lets the user approve before the viewer changes the role. */
export async function clientUserConflict({ portal }: ConflictCast): Promise<ConflictExample> {
  const { admin: viewer, user, clientId } = await createCompany(portal);
  const other = await portal.as({ roles: ['client-admin'], clientId });
  const body = { ...plainRights, id: user.userId, version: 1, role: 'client-user' as const };
  const change = () => other.call(clientUsersCalls.update, { body: { ...body, approval_enabled: true } });
  return {
    viewer,
    request: { body: { ...body, role: 'client-admin' } },
    change,
    by: other.name,
    fields: ['Can approve'],
  };
}

/** Another client admin changes the user before the viewer acts on the version that was read. */
export const clientUserActConflict = (status: 'active' | 'invited' | 'inactive') => async (cast: ConflictCast) => {
  const { request, ...example } = await clientUserConflict(cast);
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
