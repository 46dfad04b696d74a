import { clientAreaRoles } from '../../roles.ts';
import { defineScreens } from '../../screen.ts';
import { clientAccess } from './clients.policy.ts';

const clientArea = { roles: clientAreaRoles } as const;

export const clientsScreens = defineScreens({
  clients: {
    name: 'clients',
    path: '/clients',
    title: 'Clients',
    section: '2.4',
    access: clientAccess.list,
    removedForEmployeeOnly: true,
    frame: 'shell',
    menu: { group: 'Clients', label: 'Clients', icon: 'building', order: 10 },
  },
  clientDetails: {
    name: 'clientDetails',
    path: '/clients/:id',
    title: 'Client',
    section: '2.4',
    access: clientAccess.open,
    removedForEmployeeOnly: true,
    frame: 'shell',
    parent: 'clients',
  },
  accountManagement: {
    name: 'accountManagement',
    path: '/account-management-view',
    title: 'Account management',
    section: '2.4',
    access: clientAccess.accounts,
    removedForEmployeeOnly: true,
    frame: 'shell',
    menu: { group: 'Clients', label: 'Account management', icon: 'handshake', order: 30 },
  },
  accountManagementDetails: {
    name: 'accountManagementDetails',
    path: '/account-management/:id',
    title: 'Account',
    section: '2.4',
    access: clientAccess.account,
    removedForEmployeeOnly: true,
    frame: 'shell',
    parent: 'accountManagement',
  },
  myAccountManager: {
    name: 'myAccountManager',
    path: '/my-account-manager',
    title: 'My account manager',
    section: '2.6',
    access: clientArea,
    frame: 'shell',
    menu: { group: 'Clients', label: 'My account manager', icon: 'headset', order: 40 },
  },
});
