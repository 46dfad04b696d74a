import { defineScreens } from '../../screen.ts';

const adminOrHr = { roles: ['admin', 'hr'] } as const;

export const reportsScreens = defineScreens({
  salesReports: {
    name: 'salesReports',
    path: '/sales-reports',
    title: 'Sales Reports',
    section: '2.4',
    access: adminOrHr,
    frame: 'shell',
    menu: { group: 'Clients', label: 'Sales reports', icon: 'chart', order: 60 },
  },
  separatedEmployeesReport: {
    name: 'separatedEmployeesReport',
    path: '/separated-employees-report',
    title: 'Separated Employees Report',
    section: '2.4',
    access: adminOrHr,
    frame: 'shell',
    menu: { group: 'People', label: 'Separated employees', icon: 'report', order: 90 },
  },
});
