import { defineNotificationType } from '../notifications/notification-type.ts';

/** The changes of shifts, in the words of `changeText`. */
export const scheduleChanged = defineNotificationType({
  code: 'shifts.schedule-changed',
  area: 'schedule',
  label: 'Your schedule changed',
  title: 'Your schedule changed',
  text: '{changes}',
  outside: 'Your schedule changed.',
  values: { changes: 'text' },
  path: '/my-schedule',
  sides: ['employee'],
  on: ['in-app', 'push'],
});
