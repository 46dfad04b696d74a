import type { StateWord } from '../../state-words.ts';

/** `withdrawn`: before the decision. `cancelled`: every day of an approved request was given back. */
export const leaveRequestStates = ['requested', 'approved', 'refused', 'withdrawn', 'cancelled'] as const;
export type LeaveRequestState = (typeof leaveRequestStates)[number];

export const leaveRequestStateLabels: Readonly<Record<LeaveRequestState, StateWord>> = {
  requested: 'Pending',
  approved: 'Approved',
  refused: 'Rejected',
  withdrawn: 'Withdrawn',
  cancelled: 'Cancelled',
};

/**
 * `held`: reserved by a request that waits. `taken`: in the ledger. `released`: neither any more. `recounted`: the schedule changed, so the
 * day needs no leave now.
 */
export const leaveDayStates = ['held', 'taken', 'released', 'recounted'] as const;
export type LeaveDayState = (typeof leaveDayStates)[number];

/** What of the shift of a day is leave: all of it, its start or its end. */
export const leaveParts = ['full', 'start', 'end'] as const;
export type LeavePart = (typeof leaveParts)[number];

/** The step of leave by the hour. */
export const leaveStepMinutes = 15;

/** The kind of approval request, and its policy. */
export const leaveApproval = 'leave';

export const leaveRequestLabels = {
  employee_id: 'Employee',
  leave_type_id: 'Leave type',
  first_day: 'First day',
  last_day: 'Last day',
  reason: 'Reason',
  note: 'Note',
  days: 'Days',
  day: 'Day',
  parts: 'Part of the day',
} as const;

/** In one decision about several requests. */
export const mostLeaveDecided = 50;

/** How a type is named for people who may not know it. */
export const confidentialLeave = 'Confidential leave';

export const mostLeaveReasonCharacters = 500;

/** From the first to the last day of one request, both included. */
export const mostLeaveDays = 366;

/** Six weeks: a month with the weeks at its ends. */
export const mostDaysToChoose = 42;
