import { type Grants, mayAccess } from './access.ts';
import { isClientSide, isEmployeeOnly } from './roles.ts';

/** The right to see sensitive fields, for the rules of calls. */
export const sensitiveDataAccess = { permissions: ['can view employees sensitive data'] } as const;

/** No permission shows sensitive data to client users, or to users who are only employees (docs/decisions.md, Employees). */
export function maySeeSensitiveData(viewer: Grants): boolean {
  return mayAccess(sensitiveDataAccess, viewer) && !isClientSide(viewer.roles) && !isEmployeeOnly(viewer.roles);
}
