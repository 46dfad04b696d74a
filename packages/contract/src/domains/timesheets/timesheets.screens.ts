import { defineScreens } from '../../screen.ts';
import { timesheetAccess } from './timesheets.policy.ts';

/** Ours, for staff. `/my-timesheets`, the employees' own page, belongs to the attendance domain. */
export const timesheetsScreens = defineScreens({
  timesheets: {
    name: 'timesheets',
    path: '/timesheets',
    title: 'Timesheets',
    section: '2.4',
    access: timesheetAccess.list,
    frame: 'shell',
    menu: { group: 'People', label: 'Timesheets', icon: 'report', order: 35 },
  },
});
