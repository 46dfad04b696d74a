import { defineScreens } from '../../screen.ts';
import { employeeAccess } from './employees.policy.ts';

const emailAddresses = { permissions: ['can view internal email address users'] } as const;

export const employeesScreens = defineScreens({
  employees: {
    name: 'employees',
    path: '/employees',
    title: 'Employees',
    section: '2.4',
    access: employeeAccess.read,
    removedForEmployeeOnly: true,
    frame: 'shell',
    menu: { group: 'People', label: 'Employees', icon: 'users', order: 10 },
  },
  employeeDetails: {
    name: 'employeeDetails',
    path: '/employees/:id',
    title: 'Employee',
    section: '2.4',
    access: employeeAccess.read,
    removedForEmployeeOnly: true,
    frame: 'shell',
    parent: 'employees',
  },
  /** Ours: changes of pay that a second person approves, or that the viewer requested. */
  payChanges: {
    name: 'payChanges',
    path: '/pay-changes',
    title: 'Pay changes',
    section: '2.4',
    access: employeeAccess.update,
    removedForEmployeeOnly: true,
    frame: 'shell',
    menu: { group: 'People', label: 'Pay changes', icon: 'cash', order: 38 },
  },
  internalEmailAddresses: {
    name: 'internalEmailAddresses',
    path: '/internal-email-addresses',
    title: 'Internal email addresses',
    section: '2.4',
    access: emailAddresses,
    frame: 'shell',
    menu: { group: 'Administration', label: 'Internal email addresses', icon: 'mail', order: 90 },
  },
  internalEmailAddressUsers: {
    name: 'internalEmailAddressUsers',
    path: '/internal-email-address-users',
    title: 'Internal email address users',
    section: '2.4',
    access: emailAddresses,
    frame: 'shell',
    parent: 'internalEmailAddresses',
    menu: { group: 'Administration', label: 'Email address users', icon: 'mail', order: 91 },
  },
});
