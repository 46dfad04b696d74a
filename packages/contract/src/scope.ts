import { clientRoles, isEmployeeOnly, type Role } from './roles.ts';
import type { Viewer } from './viewer.ts';

/** Whose records row security shows a viewer: everybody's, those of one client, those of one employee, or nobody's. */
export type Scope =
  | { readonly kind: 'staff' }
  | { readonly kind: 'client'; readonly clientId: number }
  | { readonly kind: 'employee'; readonly employeeId: number }
  | { readonly kind: 'none' };

/** What says on which side somebody is. */
export type Sided = Pick<Viewer, 'roles' | 'permissions' | 'clientId' | 'employeeId'>;

/** Staff see all, client users their company, employees themselves (reliability row 10). */
export function scopeOf(viewer: Sided | null): Scope {
  if (viewer === null) return { kind: 'none' };
  if (isStaff(viewer)) return { kind: 'staff' };
  const { clientId, employeeId } = viewer;
  // An employee who works for a client does not see what the client sees.
  if (clientId !== null && !isEmployeeOnly(viewer.roles)) return { kind: 'client', clientId };
  return employeeId === null ? { kind: 'none' } : { kind: 'employee', employeeId };
}

/** Whether records of a client can be the viewer's to change at all, which the right to change them does not say. */
export function reachesClient(viewer: Viewer, clientId: number): boolean {
  const scope = scopeOf(viewer);
  return scope.kind === 'staff' || (scope.kind === 'client' && scope.clientId === clientId);
}

/** By a staff role; or by permissions alone, for somebody who belongs to no client and is no employee. */
function isStaff({ roles, permissions, clientId, employeeId }: Sided): boolean {
  const isOutside = (role: Role) => role === 'employee' || (clientRoles as readonly Role[]).includes(role);
  if (roles.some((role) => !isOutside(role))) return true;
  return roles.length === 0 && permissions.length > 0 && clientId === null && employeeId === null;
}
