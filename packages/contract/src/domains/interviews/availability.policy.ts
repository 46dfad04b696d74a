import { clientAreaRoles } from '../../roles.ts';
import { type Sided, scopeOf } from '../../scope.ts';
import { openPositionAccess } from '../recruitment/open-positions.policy.ts';

/** Client users keep their own availability. Those who recruit read it, role `client` that of its own company. */
export const availabilityAccess = {
  own: { roles: clientAreaRoles },
  list: openPositionAccess.list,
  follow: openPositionAccess.change,
} as const;

/** Whose availability is kept at all: users of a client. Staff work by their schedule. */
export const keepsAvailability = (viewer: Sided): boolean => scopeOf(viewer).kind === 'client';
