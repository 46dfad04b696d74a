import type { LazyPage } from '../../platform/access/lazy-page.ts';

export const leavePages: Readonly<Record<string, LazyPage>> = {
  leaveTypes: () => import('./leave-type-list/leave-type-list.page.tsx').then((page) => page.LeaveTypeListPage),
  leaveBalances: () => import('./leave-balances/leave-balances.page.tsx').then((page) => page.LeaveBalancesPage),
  myLeave: () => import('./my-leave/my-leave.page.tsx').then((page) => page.MyLeavePage),
  leaveRequests: () => import('./leave-requests/leave-requests.page.tsx').then((page) => page.LeaveRequestsPage),
  leaveApprovals: () => import('./client-leave/client-leave.page.tsx').then((page) => page.ClientLeavePage),
  leavePolicies: () =>
    import('./leave-policy-list/leave-policy-list.page.tsx').then((page) => page.LeavePolicyListPage),
  leavePolicyDetails: () =>
    import('./leave-policy-details/leave-policy-details.page.tsx').then((page) => page.LeavePolicyDetailsPage),
  leaveCalendar: () => import('./leave-calendar/leave-calendar.page.tsx').then((page) => page.LeaveCalendarPage),
  leaveTypeDetails: () =>
    import('./leave-type-details/leave-type-details.page.tsx').then((page) => page.LeaveTypeDetailsPage),
};
