import { defineNotificationType } from '../notifications/notification-type.ts';

const base = { area: 'leave', path: '/my-leave', sides: ['employee'], on: ['in-app', 'push'] } as const;

/** `parts`: which part of a day is leave, such as ', second half'; empty for whole days. */
const days = { period: 'period', parts: 'text' } as const;

/** None names the type of leave. */
export const leaveNotifications = {
  approved: defineNotificationType({
    ...base,
    code: 'leave.approved',
    label: 'Your leave was approved',
    title: 'Your leave was approved',
    text: '{period}{parts}',
    outside: 'Your leave request was approved.',
    values: days,
  }),
  approvedWithoutDocument: defineNotificationType({
    ...base,
    code: 'leave.approved-without-document',
    label: 'Your leave was approved, and a document is needed',
    title: 'Your leave was approved',
    text: '{period}{parts}. A document is still needed.',
    outside: 'Your leave request was approved. A document is still needed.',
    values: days,
  }),
  rejected: defineNotificationType({
    ...base,
    code: 'leave.rejected',
    label: 'Your leave was rejected',
    title: 'Your leave was rejected',
    text: '{period}{parts}{note}',
    outside: 'Your leave request was rejected.',
    values: { ...days, note: 'note' },
  }),
  recounted: defineNotificationType({
    ...base,
    code: 'leave.recounted',
    label: 'Your leave was recounted',
    title: 'Your leave was recounted',
    text: '{period}{parts}. {changes}',
    outside: 'Your leave was recounted, because your schedule changed.',
    values: { ...days, changes: 'text' },
  }),
  daysCancelled: defineNotificationType({
    ...base,
    code: 'leave.days-cancelled',
    label: 'Days of your leave were cancelled',
    title: 'Days of your leave were cancelled',
    text: '{period}{parts}',
    outside: 'Days of your leave were cancelled.',
    values: days,
  }),
  approvalUndone: defineNotificationType({
    ...base,
    code: 'leave.approval-undone',
    label: 'The approval of your leave was undone',
    title: 'The approval of your leave was undone',
    text: '{period}{parts}. Your request waits for a decision again.',
    outside: 'The approval of your leave was undone. It waits for a decision again.',
    values: days,
  }),
  toDecide: defineNotificationType({
    ...base,
    code: 'leave.to-decide',
    asks: true,
    label: 'Leave request to decide',
    title: '{employee} requested leave',
    text: '{period}{parts}',
    outside: 'A leave request needs your decision.',
    values: { employee: 'employee', ...days },
    path: '/leave-requests',
    otherPath: '/leave-approvals',
    sides: ['staff', 'client'],
  }),
};
