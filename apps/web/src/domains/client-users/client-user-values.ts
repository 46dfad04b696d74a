import type { ClientUserRow } from '@muster/contract/domains/client-users/client-user-answers.ts';

/** Values of the form. The names and the address of a stored user are theirs to change. */
export interface ClientUserValues {
  first_name: string;
  last_name: string;
  email: string;
  role: string | null;
  has_chosen_positions: string;
  position_ids: number[];
  approval_enabled: boolean;
}

export function clientUserValuesOf(user: ClientUserRow | null): ClientUserValues {
  return {
    first_name: '',
    last_name: '',
    email: '',
    role: user?.role ?? 'client-user',
    has_chosen_positions: user?.has_chosen_positions ? 'chosen' : 'all',
    position_ids: user?.positions.map(({ id }) => id) ?? [],
    approval_enabled: user?.approval_enabled ?? false,
  };
}

export function rightsOf({ role, has_chosen_positions, position_ids, approval_enabled }: ClientUserValues) {
  const isChosen = role !== 'client-admin' && has_chosen_positions === 'chosen';
  return {
    role,
    has_chosen_positions: isChosen,
    position_ids: isChosen ? position_ids : [],
    approval_enabled,
  };
}

export const invitationOf = ({ first_name, last_name, email, ...values }: ClientUserValues) => ({
  first_name,
  last_name,
  email,
  ...rightsOf({ first_name, last_name, email, ...values }),
});
