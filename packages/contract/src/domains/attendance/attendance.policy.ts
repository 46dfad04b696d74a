import { type Grants, mayAccess } from '../../access.ts';

/** Rules for the calls and the screens (sections 2.3 and 2.4). */
export const attendanceAccess = {
  days: { roles: ['admin', 'hr', 'workforce admin'] },
  earlier: { permissions: ['can view attendance', 'can view all employees'] },
  decide: { roles: ['admin', 'hr', 'workforce admin', 'team lead'] },
} as const;

/** Team leads decide for the employees of their teams, the other roles for everybody. */
export function decidesForLedTeamsAlone(viewer: Grants): boolean {
  return mayAccess(attendanceAccess.decide, viewer) && !mayAccess(attendanceAccess.days, viewer);
}

/** Nobody decides on their own hours, whatever their rights. */
export function mayDecideCorrection(
  viewer: Grants & { readonly employeeId: number | null },
  correction: { readonly employeeId: number; readonly isOfLedTeam: boolean },
): boolean {
  if (viewer.employeeId === correction.employeeId || !mayAccess(attendanceAccess.decide, viewer)) return false;
  return correction.isOfLedTeam || !decidesForLedTeamsAlone(viewer);
}
