import { defineScreens } from '../../screen.ts';
import { clientUserAccess } from './client-users.policy.ts';

export const clientUsersScreens = defineScreens({
  clientUserSettings: {
    name: 'clientUserSettings',
    path: '/client-user-settings',
    title: 'Client user settings',
    section: '2.6',
    access: clientUserAccess.list,
    frame: 'shell',
    menu: { group: 'Administration', label: 'Settings', icon: 'settings', order: 80 },
  },
  userManagement: {
    name: 'userManagement',
    path: '/user-management',
    title: 'User management',
    section: '2.6',
    access: clientUserAccess.list,
    frame: 'shell',
    menu: { group: 'Administration', label: 'Users', icon: 'users', order: 20 },
  },
  userManagementDetails: {
    name: 'userManagementDetails',
    path: '/user-management/:uuid',
    title: 'User',
    section: '2.6',
    access: clientUserAccess.list,
    frame: 'shell',
    parent: 'userManagement',
  },
});
