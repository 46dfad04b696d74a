import { adminOrHr, mayAccess } from '../../access.ts';
import { isOwnRecord, type Viewer } from '../../viewer.ts';
import { leaveScreens } from './leave.screens.ts';

export const leaveBalanceAccess = { list: leaveScreens.leaveBalances.access, adjust: adminOrHr } as const;

/**
 * Types that only the employee and HR may see, such as leave of victims of violence, are not in the answer for others, and never for somebody
 * who acts as another user.
 */
export const seesEveryLeaveType = (viewer: Viewer): boolean => mayAccess(adminOrHr, viewer) && !isActing(viewer);

/** Somebody who acts as the employee knows as little of the leave as a team lead. */
export const seesOwnLeaveTypes = (viewer: Viewer): boolean => !isActing(viewer);

const isActing = ({ impersonator }: Viewer) => impersonator !== null;

/** No one corrects their own leave. */
export const mayAdjustLeave = (viewer: Viewer, employeeId: number): boolean =>
  mayAccess(leaveBalanceAccess.adjust, viewer) && !isOwnRecord(viewer, employeeId);
