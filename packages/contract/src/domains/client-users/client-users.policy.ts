import { mayAccess } from '../../access.ts';
import { clientAreaRoles } from '../../roles.ts';
import { type Sided, scopeOf } from '../../scope.ts';

/** Client users read who else uses the portal at their company; client admins change it. */
export const clientUserAccess = {
  list: { roles: clientAreaRoles },
  change: { roles: ['client-admin'] },
} as const;

/** The company whose users somebody changes: the own one, and none for staff who also hold the role. */
export function managedCompany(viewer: Sided): number | null {
  const scope = scopeOf(viewer);
  return scope.kind === 'client' && mayAccess(clientUserAccess.change, viewer) ? scope.clientId : null;
}
