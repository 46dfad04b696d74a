import { defineScreens } from '../../screen.ts';
import { scheduleAccess } from './schedules.policy.ts';

export const schedulesScreens = defineScreens({
  mySchedule: {
    name: 'mySchedule',
    path: '/my-schedule',
    title: 'My schedule',
    section: '2.3',
    access: 'login',
    frame: 'shell',
    offeredTo: 'employees',
    menu: { group: 'Main', label: 'My schedule', icon: 'calendar', order: 35 },
  },
  shiftSwaps: {
    name: 'shiftSwaps',
    path: '/shift-swaps',
    title: 'Shift swaps',
    section: '2.4',
    access: scheduleAccess.decideSwaps,
    removedForEmployeeOnly: true,
    frame: 'shell',
    menu: { group: 'Operations', label: 'Shift swaps', icon: 'replace', order: 35 },
  },
});
