import { defineScreens } from '../../screen.ts';
import { shiftAccess } from './shifts.policy.ts';

export const shiftsScreens = defineScreens({
  shifts: {
    name: 'shifts',
    path: '/shifts',
    title: 'Shifts',
    section: '2.4',
    access: shiftAccess.list,
    removedForEmployeeOnly: true,
    frame: 'shell',
    menu: { group: 'Operations', label: 'Shifts', icon: 'clock', order: 20 },
  },
  shiftDetails: {
    name: 'shiftDetails',
    path: '/shifts/:id',
    title: 'Shift',
    section: '2.4',
    access: shiftAccess.read,
    removedForEmployeeOnly: true,
    frame: 'shell',
    parent: 'shifts',
  },
  employeeShifts: {
    name: 'employeeShifts',
    path: '/employees/shifts',
    title: 'Employee Shifts',
    section: '2.4',
    access: shiftAccess.calendar,
    removedForEmployeeOnly: true,
    frame: 'shell',
    parent: 'employees',
    menu: { group: 'Operations', label: 'Shift calendar', icon: 'calendar', order: 30 },
  },
  scheduleToday: {
    name: 'scheduleToday',
    path: '/employees/schedule-today',
    title: 'Schedule Today',
    section: '2.4',
    access: shiftAccess.today,
    removedForEmployeeOnly: true,
    frame: 'shell',
    parent: 'employees',
    menu: { group: 'Operations', label: 'Schedule today', icon: 'calendar', order: 10 },
  },
});
