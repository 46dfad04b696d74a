import { type Grants, mayAccess } from '../../access.ts';
import type { TimesheetState } from './timesheets.constants.ts';

const readers = { roles: ['admin', 'hr', 'workforce admin', 'payroll', 'team lead'] } as const;

/** Rules of the calls and of the buttons alike (docs/decisions.md, Timesheets). */
export const timesheetAccess = {
  list: readers,
  approve: { roles: ['admin', 'hr', 'workforce admin', 'team lead'] },
  lock: { roles: ['admin', 'hr', 'payroll'] },
  reopen: readers,
} as const;

/** Who reaches timesheets only as somebody who leads: those of the people led. */
export function reachesLedPeopleAlone({ roles }: Grants): boolean {
  return !roles.some((role) => role !== 'team lead' && timesheetAccess.list.roles.some((listed) => listed === role));
}

interface Sheet {
  readonly state: TimesheetState;
  readonly isOwn: boolean;
}

export function mayApprove(viewer: Grants, { state, isOwn }: Sheet): boolean {
  return state === 'submitted' && !isOwn && mayAccess(timesheetAccess.approve, viewer);
}

export function mayLock(viewer: Grants, { state }: Pick<Sheet, 'state'>): boolean {
  return state === 'approved' && mayAccess(timesheetAccess.lock, viewer);
}

/** Whoever approves may send back what was submitted; what was approved or locked only payroll's side opens again. */
export function mayReopen(viewer: Grants, { state, isOwn }: Sheet): boolean {
  if (state === 'open' || isOwn) return false;
  return (
    mayAccess(timesheetAccess.lock, viewer) || (state === 'submitted' && mayAccess(timesheetAccess.approve, viewer))
  );
}
