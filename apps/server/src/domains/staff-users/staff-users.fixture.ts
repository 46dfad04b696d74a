import { staffUsersCalls } from '@muster/contract/domains/staff-users/staff-users.calls.ts';
import type { StaffUserRole } from '@muster/contract/domains/staff-users/staff-users.constants.ts';
import type { Persona } from '../../testing/create-persona.ts';

/** What the form sends for a new user. */
export const invitationOf = (email: string, ...roles: StaffUserRole[]) => ({
  first_name: 'Ana',
  last_name: 'Cruz',
  email,
  roles: roles.length > 0 ? roles : (['hr'] satisfies StaffUserRole[]),
});

/** The users of the provider's side as an admin reads them, by id. */
export async function staffUsersSeenBy(admin: Persona) {
  const { body } = await admin.call(staffUsersCalls.list, { query: { dt_params: '{"rows":100}' } });
  return new Map(body.data.map((row) => [row.id, row]));
}
