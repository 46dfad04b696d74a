import { defineScreens } from '../../screen.ts';
import { activityAccess } from './activity.policy.ts';

const admin = { roles: ['admin'] } as const;

export const accessScreens = defineScreens({
  forbidden: {
    name: 'forbidden',
    path: '/forbidden',
    title: 'Forbidden',
    section: '2.2',
    access: 'public',
    frame: 'bare',
  },
  pageNotFound: {
    name: 'pageNotFound',
    path: '/page-not-found',
    title: 'Page not found',
    section: '2.2',
    access: 'public',
    frame: 'bare',
  },
  activityLogs: {
    name: 'activityLogs',
    path: '/activity-logs',
    title: 'Activity logs',
    section: '2.4',
    access: activityAccess,
    removedForEmployeeOnly: true,
    frame: 'shell',
    menu: { group: 'Administration', label: 'Activity logs', icon: 'history', order: 40 },
  },
  activityLogsShifts: {
    name: 'activityLogsShifts',
    path: '/activity-logs/shifts',
    title: 'Shift activity logs',
    section: '2.4',
    access: activityAccess,
    removedForEmployeeOnly: true,
    frame: 'shell',
    parent: 'activityLogs',
  },
  activityLogsPositions: {
    name: 'activityLogsPositions',
    path: '/activity-logs/positions',
    title: 'Position activity logs',
    section: '2.4',
    access: activityAccess,
    removedForEmployeeOnly: true,
    frame: 'shell',
    parent: 'activityLogs',
  },
  rolesAndPermissions: {
    name: 'rolesAndPermissions',
    path: '/roles-and-permissions',
    title: 'Roles and permissions',
    section: '2.4',
    access: admin,
    removedForEmployeeOnly: true,
    frame: 'shell',
    menu: { group: 'Administration', label: 'Roles and permissions', icon: 'shield', order: 10 },
  },
  rolesAndPermissionsDetails: {
    name: 'rolesAndPermissionsDetails',
    path: '/roles-and-permissions/:id',
    title: 'Role',
    section: '2.4',
    access: admin,
    removedForEmployeeOnly: true,
    frame: 'shell',
    parent: 'rolesAndPermissions',
  },
});
