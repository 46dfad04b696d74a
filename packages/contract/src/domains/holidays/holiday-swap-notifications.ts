import { defineNotificationType } from '../notifications/notification-type.ts';

const base = {
  area: 'holidays',
  path: '/my-schedule',
  sides: ['employee'],
  on: ['in-app', 'push'],
} as const;
const swap = { holiday: 'text', worked: 'day', off: 'day' } as const;

export const holidaySwapNotifications = {
  approved: defineNotificationType({
    ...base,
    code: 'holidays.swap-approved',
    label: 'Your holiday swap was approved',
    title: 'Your holiday swap was approved',
    text: '{holiday}, {worked}, for {off}',
    outside: 'Your holiday swap was approved.',
    values: swap,
  }),
  rejected: defineNotificationType({
    ...base,
    code: 'holidays.swap-rejected',
    label: 'Your holiday swap was rejected',
    title: 'Your holiday swap was rejected',
    text: '{holiday}, {worked}, for {off}{note}',
    outside: 'Your holiday swap was rejected.',
    values: { ...swap, note: 'note' },
  }),
  undone: defineNotificationType({
    ...base,
    code: 'holidays.swap-undone',
    label: 'Your holiday swap was undone',
    title: 'Your holiday swap was undone',
    text: '{holiday}, {worked}, for {off}{note}',
    outside: 'Your holiday swap was undone.',
    values: { ...swap, note: 'note' },
  }),
  ended: defineNotificationType({
    ...base,
    code: 'holidays.swap-ended',
    label: 'Your holiday swap is no longer possible',
    title: 'Your holiday swap is no longer possible',
    text: '{holiday}, {worked}, for {off}. {reason} Both days follow the schedule again.',
    outside: 'Your holiday swap is no longer possible.',
    values: { ...swap, reason: 'text' },
  }),
  withoutDayOff: defineNotificationType({
    ...base,
    code: 'holidays.swap-without-day-off',
    label: 'Worked holiday without a day off',
    title: 'A worked holiday has no day off',
    text: '{employee}: {holiday}, {worked}, for {off}. The employment ended before the day off. {premium} Settle the day off with the final pay.',
    outside: 'A worked holiday has no day off.',
    values: { ...swap, employee: 'employee', premium: 'text' },
    path: '/holiday-swaps',
    sides: ['staff'],
  }),
  toDecide: defineNotificationType({
    ...base,
    code: 'holidays.swap-to-decide',
    asks: true,
    label: 'Holiday swap to decide',
    title: '{employee} requested a holiday swap',
    text: '{holiday}, {worked}, for {off}',
    outside: 'A holiday swap needs your decision.',
    values: { ...swap, employee: 'employee' },
    path: '/holiday-swaps',
    sides: ['staff'],
  }),
};
