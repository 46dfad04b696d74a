import { type Grants, mayAccess } from '../../access.ts';
import { type Sided, scopeOf } from '../../scope.ts';

/** Staff who recruit. Role `client` sees the positions of its own company, and changes none (docs/decisions.md, Recruitment). */
export const openPositionAccess = {
  list: { roles: ['admin', 'client', 'hr', 'recruitment', 'sales'] },
  change: { roles: ['admin', 'hr', 'recruitment', 'sales'] },
} as const;

/** Who sees the columns for those who work on positions. The server also asks on which side somebody is. */
export const mayWorkOnPositions = (viewer: Grants): boolean => mayAccess(openPositionAccess.change, viewer);

/** Who sees owner, priority, budget and the history of statuses: staff who recruit. No role shows them to another side. */
export const worksOnPositions = (viewer: Sided): boolean =>
  scopeOf(viewer).kind === 'staff' && mayWorkOnPositions(viewer);
