import { defineScreens } from '../../screen.ts';
import { attendanceAccess } from './attendance.policy.ts';

export const attendanceScreens = defineScreens({
  myTimesheets: {
    name: 'myTimesheets',
    path: '/my-timesheets',
    title: 'My timesheets',
    section: '2.3',
    access: 'login',
    frame: 'shell',
    offeredTo: 'employees',
    menu: { group: 'Main', label: 'My timesheets', icon: 'clock', order: 40 },
  },
  attendance: {
    name: 'attendance',
    path: '/employees/attendance',
    title: 'Attendance',
    section: '2.4',
    access: attendanceAccess.days,
    removedForEmployeeOnly: true,
    frame: 'shell',
    parent: 'employees',
    menu: { group: 'People', label: 'Attendance', icon: 'checklist', order: 30 },
  },
  earlierMonths: {
    name: 'earlierMonths',
    path: '/employees/attendance/old',
    title: 'Earlier months',
    section: '2.4',
    access: attendanceAccess.earlier,
    removedForEmployeeOnly: true,
    frame: 'shell',
    parent: 'attendance',
    menu: {
      group: 'People',
      label: 'Earlier months',
      icon: 'history',
      order: 31,
      notBeside: 'attendance',
    },
  },
  payrollConfigurations: {
    name: 'payrollConfigurations',
    path: '/payroll-configurations',
    title: 'Payroll configurations',
    section: '2.4',
    access: { permissions: ['can view payroll configurations'] },
    removedForEmployeeOnly: true,
    frame: 'shell',
    menu: { group: 'Operations', label: 'Payroll configurations', icon: 'money', order: 70 },
  },
});
