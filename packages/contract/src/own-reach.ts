import type { Grants } from './access.ts';
import type { Role } from './roles.ts';

/** A team lead reaches the people led, an account manager the clients looked after. */
const limitedRoles: readonly Role[] = ['team lead', 'account manager'];

/** Roles that reach everybody in each area that shows people, whatever other role a user has. */
const unlimitedRoles: readonly Role[] = ['admin', 'hr'];

/**
 * Whether a viewer may change whom they reach themselves: the members of a team that they lead, the clients that they look after
 * (docs/decisions/044-nobody-widens-the-own-reach.md).
 */
export function mayChangeOwnReach({ roles }: Grants): boolean {
  const holds = (listed: readonly Role[]) => roles.some((role) => listed.includes(role));
  return !holds(limitedRoles) || holds(unlimitedRoles);
}
