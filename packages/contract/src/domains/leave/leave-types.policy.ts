import { adminOrHr } from '../../access.ts';
import { leaveScreens } from './leave.screens.ts';

/** Payroll and workforce admins read leave types; HR changes them. */
export const leaveTypeAccess = { list: leaveScreens.leaveTypes.access, change: adminOrHr } as const;
