import { type Grants, mayAccess } from '../../access.ts';

/** Rules for the calls and the buttons (sections 2.4 and 7.7). */
export const shiftAccess = {
  list: { permissions: ['can view employee shifts'] },
  read: { permissions: ['can view employee shift details'] },
  manage: { permissions: ['can manage employee shifts'] },
  calendar: { permissions: ['can view employee shift calendar', 'can view all employees'] },
  today: { permissions: ['can view employee schedule today'] },
  /** May receive the push event that a schedule changed, which carries no data. */
  follow: {
    permissions: ['can view employee schedule today', 'can view employee shift calendar', 'can view all employees'],
  },
} as const;

export function mayManageShifts(viewer: Grants): boolean {
  return mayAccess(shiftAccess.manage, viewer);
}

/** A team lead who may not view all employees sees the teams that they lead. */
export function isBoundToLedTeams(viewer: Grants): boolean {
  return viewer.roles.includes('team lead') && !viewer.permissions.includes('can view all employees');
}
