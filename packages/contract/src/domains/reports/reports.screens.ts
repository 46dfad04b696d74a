import { adminOrHr } from '../../access.ts';
import { defineScreens } from '../../screen.ts';
import { attendanceMetricsAccess } from './attendance-metrics.policy.ts';

export const reportsScreens = defineScreens({
  attendanceMetrics: {
    name: 'attendanceMetrics',
    path: '/attendance-metrics',
    title: 'Attendance metrics',
    section: '2.4',
    access: attendanceMetricsAccess,
    frame: 'shell',
    menu: { group: 'People', label: 'Attendance metrics', icon: 'trend', order: 40 },
  },
  salesReports: {
    name: 'salesReports',
    path: '/sales-reports',
    title: 'Sales reports',
    section: '2.4',
    access: adminOrHr,
    frame: 'shell',
    menu: { group: 'Clients', label: 'Sales reports', icon: 'chart', order: 60 },
  },
  separatedEmployeesReport: {
    name: 'separatedEmployeesReport',
    path: '/separated-employees-report',
    title: 'Separated employees report',
    section: '2.4',
    access: adminOrHr,
    frame: 'shell',
    menu: { group: 'People', label: 'Separated employees', icon: 'report', order: 90 },
  },
});
