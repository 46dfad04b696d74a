import { defineScreens } from '../../screen.ts';
import { holidayCalendarAccess } from './holiday-calendars.policy.ts';
import { holidayPolicyAccess } from './holiday-policies.policy.ts';
import { holidaySwapAccess } from './holiday-swaps.policy.ts';
import { holidayAccess } from './holidays.policy.ts';

export const holidaysScreens = defineScreens({
  holidayCalendars: {
    name: 'holidayCalendars',
    path: '/holiday-calendars',
    title: 'Holiday calendars',
    section: '2.4',
    access: holidayCalendarAccess.list,
    frame: 'shell',
    menu: { group: 'Settings', label: 'Holiday calendars', icon: 'star', order: 20 },
  },
  holidayCalendarDetails: {
    name: 'holidayCalendarDetails',
    path: '/holiday-calendars/:id',
    title: 'Holiday calendar',
    section: '2.4',
    access: holidayCalendarAccess.list,
    frame: 'shell',
    parent: 'holidayCalendars',
  },
  holidays: {
    name: 'holidays',
    path: '/holidays',
    title: 'Holidays',
    section: '2.4',
    access: holidayAccess.list,
    frame: 'shell',
    menu: { group: 'People', label: 'Holidays', icon: 'sun', order: 80 },
  },
  holidayPolicies: {
    name: 'holidayPolicies',
    path: '/holiday-policies',
    title: 'Holiday policies',
    section: '2.4',
    access: holidayPolicyAccess.list,
    frame: 'shell',
    menu: { group: 'Settings', label: 'Holiday policies', icon: 'policy', order: 21 },
  },
  holidaySwaps: {
    name: 'holidaySwaps',
    path: '/holiday-swaps',
    title: 'Holiday swaps',
    section: 'ours',
    access: holidaySwapAccess.decide,
    removedForEmployeeOnly: true,
    frame: 'shell',
    menu: { group: 'Operations', label: 'Holiday swaps', icon: 'exchange', order: 37 },
  },
  holidayPolicyDetails: {
    name: 'holidayPolicyDetails',
    path: '/holiday-policies/:id',
    title: 'Holiday policy',
    section: '2.4',
    access: holidayPolicyAccess.list,
    frame: 'shell',
    parent: 'holidayPolicies',
  },
});
