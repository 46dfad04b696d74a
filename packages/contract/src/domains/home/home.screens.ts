import { clientAreaRoles, hrTypeRoles } from '../../roles.ts';
import { defineScreens } from '../../screen.ts';

const actionCenterRoles = {
  roles: ['admin', 'workforce admin', 'employee', 'hr', 'team lead', 'client-admin'],
} as const;

const clientAdmin = { roles: ['client-admin'] } as const;

export const homeScreens = defineScreens({
  home: {
    name: 'home',
    path: '/',
    title: 'Home',
    section: '2.7',
    access: 'login',
    frame: 'shell',
    menu: { group: 'Main', label: 'Home', icon: 'home', order: 10 },
  },
  dashboard: {
    name: 'dashboard',
    path: '/dashboard',
    title: 'Dashboard',
    section: '2.6',
    access: { roles: clientAreaRoles, onlyListedRoles: true },
    frame: 'shell',
    menu: { group: 'Main', label: 'Dashboard', icon: 'chart', order: 11 },
  },
  position: {
    name: 'position',
    path: '/position',
    title: 'Position',
    section: '2.7',
    access: { roles: clientAreaRoles, andRoles: hrTypeRoles },
    frame: 'shell',
    menu: { group: 'Hiring', label: 'Position', icon: 'briefcase', order: 5 },
  },
  actionCenter: {
    name: 'actionCenter',
    path: '/action-center',
    title: 'Action center',
    section: '2.4',
    access: actionCenterRoles,
    clientAccess: clientAdmin,
    frame: 'shell',
    menu: { group: 'Main', label: 'Action center', icon: 'inbox', order: 20 },
  },
  actionCenterDetails: {
    name: 'actionCenterDetails',
    path: '/action-center/:uuid',
    title: 'Action',
    section: '2.4',
    access: actionCenterRoles,
    clientAccess: clientAdmin,
    frame: 'shell',
    parent: 'actionCenter',
  },
});
