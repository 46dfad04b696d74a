import { mayAccess } from '../../access.ts';
import { clientAreaRoles } from '../../roles.ts';
import { type Sided, scopeOf } from '../../scope.ts';
import { openPositionAccess, worksOnPositions } from './open-positions.policy.ts';

/** Both sides write notes; staff who recruit decide who reads theirs. */
export const noteAccess = {
  write: { roles: [...openPositionAccess.list.roles, ...clientAreaRoles] },
  share: openPositionAccess.change,
} as const;

export type NoteSide = 'staff' | 'client';

/** On which side somebody reads and writes notes; null: on none. */
export function noteSideOf(viewer: Sided): NoteSide | null {
  if (worksOnPositions(viewer)) return 'staff';
  return scopeOf(viewer).kind === 'client' && mayAccess(noteAccess.write, viewer) ? 'client' : null;
}
