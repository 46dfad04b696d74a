import { clientAreaRoles } from '../../roles.ts';

/** Positions and candidates in the client area (section 2.6). Row security leaves a client user the positions chosen for the user. */
export const clientPositionAccess = { roles: clientAreaRoles } as const;
