import { defineNotificationType } from '../notifications/notification-type.ts';

const base = { area: 'hiring', path: null, sides: ['staff', 'client'], on: ['in-app', 'push', 'mail'] } as const;
const values = { position: 'text', time: 'text' } as const;

/** To those who take part. None names a candidate: who may see the person reads the name behind the link. */
export const interviewsNotifications = {
  booked: defineNotificationType({
    ...base,
    hasOwnMail: true,
    code: 'interviews.booked',
    label: 'Interview booked',
    title: 'Interview for {position}',
    text: 'You take part in an interview: {time}.',
    outside: 'An interview with you is booked.',
    values,
  }),
  moved: defineNotificationType({
    ...base,
    hasOwnMail: true,
    code: 'interviews.moved',
    label: 'Interview moved',
    title: 'Interview for {position} moved',
    text: 'The new time: {time}.',
    outside: 'An interview with you has a new time.',
    values,
  }),
  cancelled: defineNotificationType({
    ...base,
    hasOwnMail: true,
    code: 'interviews.cancelled',
    label: 'Interview cancelled',
    title: 'Interview for {position} cancelled',
    text: 'It was planned for {time}.',
    outside: 'An interview with you is cancelled.',
    values,
  }),
  /** A day and an hour before. */
  reminder: defineNotificationType({
    ...base,
    code: 'interviews.reminder',
    label: 'Reminder of an interview',
    title: 'Interview for {position} {soon}',
    text: '{time}.',
    outside: 'You have an interview {soon}.',
    values: { ...values, soon: 'word' },
  }),
};
