import { defineNotificationType } from '../notifications/notification-type.ts';

const base = { area: 'leave', path: '/my-leave', sides: ['employee'], on: ['in-app', 'push'] } as const;

/** None names the type of leave. */
export const leaveNotifications = {
  approved: defineNotificationType({
    ...base,
    code: 'leave.approved',
    label: 'Your leave was approved',
    title: 'Your leave was approved',
    text: '{period}.',
    outside: 'Your leave request was approved.',
    values: { period: 'period' },
  }),
  approvedWithoutDocument: defineNotificationType({
    ...base,
    code: 'leave.approved-without-document',
    label: 'Your leave was approved, and a document is needed',
    title: 'Your leave was approved',
    text: '{period}. A document is still needed.',
    outside: 'Your leave request was approved. A document is still needed.',
    values: { period: 'period' },
  }),
  rejected: defineNotificationType({
    ...base,
    code: 'leave.rejected',
    label: 'Your leave was rejected',
    title: 'Your leave was rejected',
    text: '{period}{note}',
    outside: 'Your leave request was rejected.',
    values: { period: 'period', note: 'note' },
  }),
  recounted: defineNotificationType({
    ...base,
    code: 'leave.recounted',
    label: 'Your leave was recounted',
    title: 'Your leave was recounted',
    text: '{period}. {changes}',
    outside: 'Your leave was recounted, because your schedule changed.',
    values: { period: 'period', changes: 'text' },
  }),
  daysCancelled: defineNotificationType({
    ...base,
    code: 'leave.days-cancelled',
    label: 'Days of your leave were cancelled',
    title: 'Days of your leave were cancelled',
    text: '{period}.',
    outside: 'Days of your leave were cancelled.',
    values: { period: 'period' },
  }),
  toDecide: defineNotificationType({
    ...base,
    code: 'leave.to-decide',
    label: 'Leave request to decide',
    title: 'A leave request needs your decision',
    text: '{employee}, {period}.',
    outside: 'A leave request needs your decision.',
    values: { employee: 'employee', period: 'period' },
    path: '/leave-requests',
    sides: ['staff', 'client'],
  }),
};
