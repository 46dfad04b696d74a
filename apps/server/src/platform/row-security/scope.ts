import { clientRoles, isEmployeeOnly, type Role, type Viewer } from '@muster/contract';

/** The row-security scope of a viewer: staff see all, client users their company, employees themselves (reliability row 10). */
export function scopeOf(viewer: Viewer | null): string {
  if (viewer === null) return 'none';
  if (isStaff(viewer)) return 'staff';
  // An employee who works for a client is not that client.
  if (viewer.clientId !== null && !isEmployeeOnly(viewer.roles)) return `client:${viewer.clientId}`;
  return viewer.employeeId === null ? 'none' : `employee:${viewer.employeeId}`;
}

/** The company to which row security limits the viewer, or null. Queries name it so that an index serves them. */
export function ownClientOf(viewer: Viewer): number | null {
  return scopeOf(viewer) === `client:${viewer.clientId}` ? viewer.clientId : null;
}

/** By a staff role; or by permissions alone, for somebody who belongs to no client and is no employee. */
function isStaff({ roles, permissions, clientId, employeeId }: Viewer): boolean {
  const isOutside = (role: Role) => role === 'employee' || (clientRoles as readonly Role[]).includes(role);
  if (roles.some((role) => !isOutside(role))) return true;
  return roles.length === 0 && permissions.length > 0 && clientId === null && employeeId === null;
}
