import type { Grants } from './access.ts';
import { isClientSide } from './roles.ts';

/** No permission shows sensitive data to client users (docs/decisions.md, Employees). */
export function maySeeSensitiveData(viewer: Grants): boolean {
  return viewer.permissions.includes('can view employees sensitive data') && !isClientSide(viewer.roles);
}
