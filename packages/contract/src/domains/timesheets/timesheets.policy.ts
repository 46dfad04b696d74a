import { type Grants, mayAccess } from '../../access.ts';
import { clientRoles } from '../../roles.ts';
import type { ReachArea } from '../teams/teams.policy.ts';
import type { TimesheetState } from './timesheets.constants.ts';
import { timesheetKind } from './timesheets-approval.ts';

const readers = { roles: ['admin', 'hr', 'workforce admin', 'payroll', 'team lead'] } as const;

/** Rules of the calls and of the buttons alike (docs/decisions.md, Timesheets). */
export const timesheetAccess = {
  list: readers,
  approve: { roles: timesheetKind.roles },
  lock: { roles: ['admin', 'hr', 'payroll'] },
  reopen: readers,
  /** Of the own company's people, for its approvers. */
  ofClient: { roles: clientRoles },
} as const;

/** Whose timesheets a viewer reaches beside the own ones. */
export const timesheetArea: ReachArea = { access: timesheetAccess.list, withOwn: false };

interface Sheet {
  readonly state: TimesheetState;
  readonly isOwn: boolean;
}

/** Employees submit their own. Approvers do it only for people who left or are suspended and cannot sign in. */
export function maySubmit(viewer: Grants, { state, isOwn, isAway }: Sheet & { readonly isAway: boolean }): boolean {
  return state === 'open' && (isOwn || (isAway && mayAccess(timesheetAccess.approve, viewer)));
}

export function mayApprove(viewer: Grants, { state, isOwn }: Sheet): boolean {
  return state === 'submitted' && !isOwn && mayAccess(timesheetAccess.approve, viewer);
}

export function mayLock(viewer: Grants, { state }: Pick<Sheet, 'state'>): boolean {
  return state === 'approved' && mayAccess(timesheetAccess.lock, viewer);
}

/** Approvers may reopen submitted timesheets; approved or locked ones only payroll roles may reopen. */
export function mayReopen(viewer: Grants, { state, isOwn }: Sheet): boolean {
  if (state === 'open' || isOwn) return false;
  return (
    mayAccess(timesheetAccess.lock, viewer) || (state === 'submitted' && mayAccess(timesheetAccess.approve, viewer))
  );
}
