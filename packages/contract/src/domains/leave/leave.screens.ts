import { adminOrHr } from '../../access.ts';
import { defineScreens } from '../../screen.ts';
import { leaveCalendarAccess } from './leave-calendar.policy.ts';
import { leaveRequestAccess } from './leave-requests.policy.ts';

const workforce = { roles: ['admin', 'hr', 'workforce admin'] } as const;
const viewsTypes = { permissions: ['can view leave types'] } as const;

export const leaveScreens = defineScreens({
  leaveCalendar: {
    name: 'leaveCalendar',
    path: '/leave-calendar',
    title: 'Leave calendar',
    section: '2.3',
    access: 'login',
    clientAccess: leaveCalendarAccess.client,
    frame: 'shell',
    menu: { group: 'Main', label: 'Leave calendar', icon: 'month', order: 60 },
  },
  myLeave: {
    name: 'myLeave',
    path: '/my-leave',
    title: 'My leave',
    section: 'ours',
    access: 'login',
    frame: 'shell',
    offeredTo: 'employees',
    menu: { group: 'Main', label: 'My leave', icon: 'beach', order: 36 },
  },
  leaveRequests: {
    name: 'leaveRequests',
    path: '/leave-requests',
    title: 'Leave requests',
    section: 'ours',
    access: leaveRequestAccess.decide,
    removedForEmployeeOnly: true,
    frame: 'shell',
    menu: { group: 'Operations', label: 'Leave requests', icon: 'request', order: 36 },
  },
  /** Leave of the client's own people. */
  leaveApprovals: {
    name: 'leaveApprovals',
    path: '/leave-approvals',
    title: 'Leave approvals',
    section: 'ours',
    access: leaveRequestAccess.ofClient,
    frame: 'shell',
    menu: { group: 'People', label: 'Leave approvals', icon: 'beach', order: 39 },
  },
  leaveBalances: {
    name: 'leaveBalances',
    path: '/employees/leave-balances',
    title: 'Leave balances',
    section: '2.4',
    access: workforce,
    frame: 'shell',
    parent: 'employees',
    menu: { group: 'People', label: 'Leave balances', icon: 'scale', order: 50 },
  },
  leaveTypes: {
    name: 'leaveTypes',
    path: '/leave-types',
    title: 'Leave types',
    section: '2.4',
    access: viewsTypes,
    frame: 'shell',
    menu: { group: 'Settings', label: 'Leave types', icon: 'list', order: 10 },
  },
  leavePolicies: {
    name: 'leavePolicies',
    path: '/leave-policies',
    title: 'Leave policies',
    section: '2.4',
    access: adminOrHr,
    frame: 'shell',
    menu: { group: 'Settings', label: 'Leave policies', icon: 'document', order: 11 },
  },
  leavePolicyDetails: {
    name: 'leavePolicyDetails',
    path: '/leave-policies/:id',
    title: 'Leave policy',
    section: '2.4',
    access: adminOrHr,
    frame: 'shell',
    parent: 'leavePolicies',
  },
  leaveTypeDetails: {
    name: 'leaveTypeDetails',
    path: '/leave-types/:id',
    title: 'Leave type',
    section: 'ours',
    access: viewsTypes,
    frame: 'shell',
    parent: 'leaveTypes',
  },
});
