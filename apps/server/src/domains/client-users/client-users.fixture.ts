import { clientUsersCalls } from '@muster/contract/domains/client-users/client-users.calls.ts';
import type { TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createClient } from '../../testing/factories/clients.ts';

/** What the form sends for a user without special rights. */
export const plainRights = { has_chosen_positions: false, position_ids: [], approval_enabled: false };

export const invitationBody = (email: string) => ({
  ...plainRights,
  first_name: 'Ana',
  last_name: 'Cruz',
  email,
  role: 'client-user' as const,
});

export interface Company {
  readonly clientId: number;
  readonly admin: Persona;
  readonly user: Persona;
}

export async function createCompany(portal: TestPortal, name?: string): Promise<Company> {
  const { id: clientId } = await createClient(portal.db, name === undefined ? {} : { legal_business_name: name });
  return {
    clientId,
    admin: await portal.as({ roles: ['client-admin'], clientId }),
    user: await portal.as({ roles: ['client-user'], clientId }),
  };
}

/** The users of the company as the persona reads them, by name. */
export async function usersSeenBy(persona: Persona) {
  const { body } = await persona.call(clientUsersCalls.list, { query: { dt_params: '{"rows":100}' } });
  return new Map(body.data.map((row) => [row.id, row]));
}

export async function seenUser(persona: Persona, id: number) {
  const row = (await usersSeenBy(persona)).get(id);
  if (!row) throw new Error(`User ${id} is not in the list.`);
  return row;
}
