import { type Grants, mayAccess } from '../../access.ts';
import { clientRoles } from '../../roles.ts';
import { scopeOf } from '../../scope.ts';
import { isOwnRecord, type Viewer } from '../../viewer.ts';
import type { ReachArea } from '../teams/teams.policy.ts';
import { correctionKind } from './attendance-approvals.ts';

/** Rules for the calls and the screens (sections 2.3 and 2.4). */
export const attendanceAccess = {
  days: { roles: ['admin', 'hr', 'workforce admin', 'payroll'] },
  earlier: { permissions: ['can view attendance', 'can view all employees'] },
  decide: { roles: correctionKind.roles },
  /** Addresses and devices are personal: only for those who look after attendance. */
  origins: { roles: ['admin', 'hr', 'workforce admin'] },
} as const;

/** Whether the address and the device of a punch are shown: never to client users, whatever roles they have. */
export function maySeePunchOrigin(viewer: Viewer): boolean {
  return scopeOf(viewer).kind === 'staff' && mayAccess(attendanceAccess.origins, viewer);
}

/** How hours are paid, and who locked them, is between the provider and its people: never for client users. */
export function maySeePay({ roles }: Pick<Grants, 'roles'>): boolean {
  return !roles.some((role) => clientRoles.some((one) => one === role));
}

/** Whose days and corrections a viewer reaches. */
export const attendanceAreas = {
  days: { access: attendanceAccess.days, withOwn: true },
  earlier: { access: attendanceAccess.earlier, withOwn: true },
  corrections: { access: attendanceAccess.decide, withOwn: false },
} as const satisfies Readonly<Record<string, ReachArea>>;

/**
 * Nobody decides on their own hours, whatever their rights. Those who decide also enter time for others, on which a second
 * person decides then.
 */
export function mayDecideCorrection(
  viewer: Grants & Pick<Viewer, 'employeeId' | 'ownRecords'>,
  correction: { readonly employeeId: number; readonly isReached: boolean },
): boolean {
  return (
    correction.isReached && !isOwnRecord(viewer, correction.employeeId) && mayAccess(attendanceAccess.decide, viewer)
  );
}
