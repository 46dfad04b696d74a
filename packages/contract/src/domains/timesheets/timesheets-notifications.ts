import { defineNotificationType } from '../notifications/notification-type.ts';

export const timesheetsNotifications = {
  toApprove: defineNotificationType({
    code: 'timesheets.to-approve',
    asks: true,
    area: 'timesheets',
    label: 'Timesheets to approve',
    title: '{timesheets} for your approval',
    text: 'Submitted hours are ready to review.',
    outside: '{timesheets} for you.',
    values: { timesheets: { one: 'One timesheet waits', several: 'timesheets wait' } },
    path: '/timesheets',
    sides: ['staff', 'client'],
    on: ['in-app', 'push'],
  }),
  sentBack: defineNotificationType({
    code: 'timesheets.sent-back',
    area: 'timesheets',
    label: 'Your timesheet was sent back',
    title: 'Your timesheet was sent back',
    text: '{period}{note}',
    outside: 'Your timesheet was sent back.',
    values: { period: 'period', note: 'note' },
    path: '/my-timesheets',
    sides: ['employee'],
    on: ['in-app', 'push'],
  }),
};
