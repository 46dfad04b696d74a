import { leaveScreens } from './leave.screens.ts';

/** Admin and HR read and change leave policies (section 2.4). */
export const leavePolicyAccess = {
  list: leaveScreens.leavePolicies.access,
  change: leaveScreens.leavePolicies.access,
} as const;
