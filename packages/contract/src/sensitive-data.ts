import { type Grants, mayAccess } from './access.ts';
import { internalRoles, isClientSide, isEmployeeOnly } from './roles.ts';

/** The right to see sensitive fields, for the rules of calls. */
export const sensitiveDataAccess = { permissions: ['can view employees sensitive data'] } as const;

/** No permission shows sensitive data to client users, or to users who are only employees (docs/decisions.md, Employees). */
export function maySeeSensitiveData(viewer: SidedGrants): boolean {
  return mayAccess(sensitiveDataAccess, viewer) && !isOutside(viewer);
}

/** The server knows the company of an account; a page has only its roles. */
interface SidedGrants extends Grants {
  readonly clientId?: number | null;
  readonly employeeId?: number | null;
}

/** An account without a staff role that belongs to a client or an employee is on their side, also without any role. */
function isOutside({ roles, clientId = null, employeeId = null }: SidedGrants): boolean {
  if (isClientSide(roles) || isEmployeeOnly(roles)) return true;
  const isStaff = internalRoles.some((role) => roles.includes(role));
  return !isStaff && (clientId !== null || employeeId !== null);
}
