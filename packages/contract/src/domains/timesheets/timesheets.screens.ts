/** Ours, for staff. `/my-timesheets`, the employees' own page, belongs to the attendance domain. */
import { defineScreens } from '../../screen.ts';
import { timesheetAccess } from './timesheets.policy.ts';
export const timesheetsScreens = defineScreens({
  timesheets: {
    name: 'timesheets',
    path: '/timesheets',
    title: 'Timesheets',
    section: '2.4',
    access: timesheetAccess.list,
    frame: 'shell',
    menu: { group: 'People', label: 'Timesheets', icon: 'timesheet', order: 35 },
  },
  /** Hours of the client's own people. */
  hours: {
    name: 'hours',
    path: '/client-timesheets',
    title: 'Hours',
    section: '2.6',
    access: timesheetAccess.ofClient,
    frame: 'shell',
    menu: { group: 'People', label: 'Hours', icon: 'timesheet', order: 37 },
  },
});
