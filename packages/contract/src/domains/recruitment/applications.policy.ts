import type { Grants } from '../../access.ts';
import { mayAccess } from '../../access.ts';
import { clientRoles } from '../../roles.ts';
import { type Sided, scopeOf } from '../../scope.ts';
import { employeeAccess } from '../employees/employees.policy.ts';
import { openPositionAccess } from './open-positions.policy.ts';

/** Staff who recruit move applications; the decision is the client's own. */
export const applicationAccess = {
  list: openPositionAccess.list,
  change: openPositionAccess.change,
  decide: { roles: clientRoles },
  /** Hiring creates an employee. */
  hire: { ...employeeAccess.create, andRoles: openPositionAccess.change.roles },
} as const;

/** Who sees the acts of a client. The server also asks on which side somebody is. */
export const mayDecideForClient = (viewer: Grants): boolean =>
  mayAccess(applicationAccess.decide, viewer) && !mayAccess(applicationAccess.change, viewer);

/** Who decides: users of the client itself, never staff in its name. */
export const decidesForClient = (viewer: Sided): boolean =>
  scopeOf(viewer).kind === 'client' && mayAccess(applicationAccess.decide, viewer);
