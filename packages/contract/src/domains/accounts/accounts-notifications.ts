import { defineNotificationType } from '../notifications/notification-type.ts';

const ownAccount = {
  area: 'account',
  text: "If this wasn't you, contact an administrator now.",
  values: {},
  path: '/my-profile?tab=account',
  sides: ['staff', 'client', 'employee'],
  on: ['in-app', 'push'],
  isCritical: true,
} as const;

/** By the name of the event. The mails about them are written by their listeners: they go to all addresses of a person. */
export const accountsNotifications = {
  'accounts.password-changed': defineNotificationType({
    ...ownAccount,
    code: 'accounts.password-changed',
    label: 'Password changed',
    title: 'Your password was changed',
    outside: 'Your password was changed.',
  }),
  'accounts.two-factor-turned-on': defineNotificationType({
    ...ownAccount,
    code: 'accounts.two-factor-turned-on',
    label: 'Two-factor sign-in turned on',
    title: 'Two-factor sign-in was turned on',
    outside: 'Two-factor sign-in was turned on.',
  }),
  'accounts.two-factor-turned-off': defineNotificationType({
    ...ownAccount,
    code: 'accounts.two-factor-turned-off',
    label: 'Two-factor sign-in turned off',
    title: 'Two-factor sign-in was turned off',
    outside: 'Two-factor sign-in was turned off.',
  }),
  'accounts.recovery-codes-renewed': defineNotificationType({
    ...ownAccount,
    code: 'accounts.recovery-codes-renewed',
    label: 'New recovery codes',
    title: 'New recovery codes were created',
    outside: 'New recovery codes were created.',
  }),
  'accounts.impersonated': defineNotificationType({
    ...ownAccount,
    code: 'accounts.impersonated',
    label: 'Someone acted as you',
    title: '{person} acted as you',
    text: 'Everything done during that time is logged under both names.',
    outside: 'Someone acted as you in the portal.',
    values: { person: 'person' },
  }),
};

export const sensitiveDownloads = defineNotificationType({
  code: 'accounts.sensitive-downloads',
  area: 'account',
  label: 'Many downloads of sensitive data',
  title: '{person} downloaded data of {people} people on {day}',
  text: 'Files with sensitive or pay data. Admins are alerted above {most} people a day; the activity log has each file.',
  outside: 'Someone downloaded sensitive data of many people.',
  values: { person: 'person', people: 'number', most: 'number', day: 'day' },
  path: '/activity-logs',
  sides: ['staff'],
  on: ['in-app', 'push'],
  isCritical: true,
});
