import type { Grants } from './access.ts';
import { isClientSide } from './roles.ts';

/** What the provider keeps from its clients no grant opens to them (docs/decisions.md, Employees). */
export function maySeeSensitiveData(viewer: Grants): boolean {
  return viewer.permissions.includes('can view employees sensitive data') && !isClientSide(viewer.roles);
}
