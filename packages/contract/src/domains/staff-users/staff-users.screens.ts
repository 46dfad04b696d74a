import { defineScreens } from '../../screen.ts';
import { staffUserAccess } from './staff-users.policy.ts';

export const staffUsersScreens = defineScreens({
  users: {
    name: 'users',
    path: '/users',
    title: 'Users',
    section: '2.4',
    access: staffUserAccess,
    removedForEmployeeOnly: true,
    frame: 'shell',
    menu: { group: 'Administration', label: 'Users', icon: 'hire', order: 5 },
  },
});
