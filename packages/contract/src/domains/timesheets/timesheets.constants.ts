import type { StateWord } from '../../state-words.ts';
export const timesheetStates = ['open', 'submitted', 'approved', 'locked'] as const;
export type TimesheetState = (typeof timesheetStates)[number];

export const timesheetLabels: Readonly<Record<TimesheetState, StateWord>> = {
  open: 'Open',
  submitted: 'Submitted',
  approved: 'Approved',
  locked: 'Locked',
};

/** What keeps a day from being submitted; `overtime` keeps it only from being approved and locked. */
export const blockerKinds = ['conflict', 'leave', 'correction', 'running', 'overtime'] as const;
export type BlockerKind = (typeof blockerKinds)[number];

export const blockerTexts: Readonly<Record<BlockerKind, string>> = {
  conflict: 'missing clock-out',
  leave: 'worked on leave',
  correction: 'a correction is open',
  running: 'in progress',
  overtime: 'overtime waits for approval',
};

/** The approval policy of timesheets. */
export const timesheetApproval = 'timesheet';

/** Why a timesheet is left out of a bulk step. */
export const leftOutKinds = [
  'not-submitted',
  'approved',
  'locked',
  'not-approved',
  'own',
  'submitter',
  'not-over',
  'unsettled',
  'overtime',
  'changed',
  'version',
  'not-approver',
  'decided',
] as const;
export type LeftOutKind = (typeof leftOutKinds)[number];

export const leftOutTexts: Readonly<Record<LeftOutKind, string>> = {
  'not-submitted': 'Not submitted.',
  approved: 'It is approved already.',
  locked: 'It is locked for payroll.',
  'not-approved': 'Not approved.',
  own: "You can't approve your own timesheet.",
  submitter: 'You submitted it. Someone else has to approve it.',
  'not-over': 'Its last day has not ended yet in every time zone of the work.',
  unsettled: 'A day has no clock-out or was worked on leave, a shift is not over, or a correction is open.',
  overtime: 'Overtime waits for approval.',
  changed: 'Days changed after the approval. Reopen it, so that it is submitted and approved again.',
  version: 'Someone changed it after you opened it. Review it again.',
  'not-approver': "It's waiting for someone else's approval.",
  decided: 'You approved it already. It waits for others.',
};

/** Limit for timesheets selected one by one. */
export const mostChosen = 200;

/** Number of periods on an employee's own page. */
export const ownPeriods = 12;
