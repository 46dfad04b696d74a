import { defineScreens } from '../../screen.ts';
import { timesheetAccess } from './timesheets.policy.ts';

/** `/my-timesheets` is the own page of the attendance domain; this one is ours, where staff work. */
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
