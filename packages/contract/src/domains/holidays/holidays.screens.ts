import { adminOrHr } from '../../access.ts';
import { defineScreens } from '../../screen.ts';

const policies = { permissions: ['can view holiday calendar policies'] } as const;

export const holidaysScreens = defineScreens({
  holidays: {
    name: 'holidays',
    path: '/holidays',
    title: 'Holidays',
    section: '2.4',
    access: adminOrHr,
    frame: 'shell',
    menu: { group: 'People', label: 'Holidays', icon: 'sun', order: 80 },
  },
  holidayCalendars: {
    name: 'holidayCalendars',
    path: '/holiday-calendars',
    title: 'Holiday Calendars',
    section: '2.4',
    access: adminOrHr,
    frame: 'shell',
    menu: { group: 'People', label: 'Holiday calendars', icon: 'calendar', order: 81 },
  },
  holidayCalendarDetails: {
    name: 'holidayCalendarDetails',
    path: '/holiday-calendars/:id',
    title: 'Holiday Calendar',
    section: '2.4',
    access: adminOrHr,
    frame: 'shell',
    parent: 'holidayCalendars',
  },
  holidayPolicies: {
    name: 'holidayPolicies',
    path: '/holiday-policies',
    title: 'Holiday Policies',
    section: '2.4',
    access: policies,
    frame: 'shell',
    menu: { group: 'People', label: 'Holiday policies', icon: 'policy', order: 82 },
  },
  holidayPolicyDetails: {
    name: 'holidayPolicyDetails',
    path: '/holiday-policies/:id',
    title: 'Holiday Policy',
    section: '2.4',
    access: policies,
    frame: 'shell',
    parent: 'holidayPolicies',
  },
});
