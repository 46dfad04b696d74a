import { defineScreens } from '../../screen.ts';

const view = { permissions: ['can view invoices'] } as const;

export const invoicesScreens = defineScreens({
  invoicesDashboard: {
    name: 'invoicesDashboard',
    path: '/invoices-dashboard',
    title: 'Invoices dashboard',
    section: '2.4',
    access: view,
    removedForEmployeeOnly: true,
    frame: 'shell',
    menu: { group: 'Operations', label: 'Invoices dashboard', icon: 'chart', order: 60 },
  },
  invoices: {
    name: 'invoices',
    path: '/invoices',
    title: 'Invoices',
    section: '2.4',
    access: view,
    removedForEmployeeOnly: true,
    frame: 'shell',
    menu: { group: 'Operations', label: 'Invoices', icon: 'receipt', order: 61 },
  },
  invoiceDetails: {
    name: 'invoiceDetails',
    path: '/invoices/:id',
    title: 'Invoice',
    section: '2.4',
    access: view,
    removedForEmployeeOnly: true,
    frame: 'shell',
    parent: 'invoices',
  },
});
