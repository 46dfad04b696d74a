import { type Grants, mayAccess } from '../../access.ts';

/** Rules of the calls and of the screens alike (sections 2.3 and 2.4). */
export const attendanceAccess = {
  days: { roles: ['admin', 'hr', 'workforce admin'] },
  earlier: { permissions: ['can view attendance', 'can view all employees'] },
  decide: { roles: ['admin', 'hr', 'workforce admin', 'team lead'] },
} as const;

/** A team lead decides about the people of the teams led, the others about everybody. */
export function decidesForLedTeamsAlone(viewer: Grants): boolean {
  return mayAccess(attendanceAccess.decide, viewer) && !mayAccess(attendanceAccess.days, viewer);
}

/** Nobody decides about the own hours, whatever else they may do. */
export function mayDecideCorrection(
  viewer: Grants & { readonly employeeId: number | null },
  correction: { readonly employeeId: number; readonly isOfLedTeam: boolean },
): boolean {
  if (viewer.employeeId === correction.employeeId || !mayAccess(attendanceAccess.decide, viewer)) return false;
  return correction.isOfLedTeam || !decidesForLedTeamsAlone(viewer);
}
