import { clientAreaRoles, isClientOnly, type Role } from '../../roles.ts';

/** Positions and candidates in the client area (section 2.6). Row security leaves a client user the positions chosen for the user. */
export const clientPositionAccess = { roles: clientAreaRoles } as const;

/** Whether `/` is the position page (section 2.7): its files and its data are sent for with the page. */
export function beginsInClientArea(held: readonly Role[]): boolean {
  return isClientOnly(held) && held.some((role) => clientPositionAccess.roles.some((listed) => listed === role));
}
