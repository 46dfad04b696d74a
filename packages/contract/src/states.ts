import type { StateWord } from './state-words.ts';

/** The status lists of section 4, as the API and the screens show them. */
export const invoiceStatuses = ['Paid', 'Approved', 'Sent', 'For Review', 'Overdue', 'Cancelled'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

export const clientStatuses = ['Active', 'Potential', 'Inactive', 'Draft'] as const;
export const positionStatuses = ['sourcing', 'pending interviews', 'filled', 'pause'] as const;
export type PositionStatus = (typeof positionStatuses)[number];
export const interviewStatuses = ['Scheduled', 'Completed', 'Cancelled', 'follow-up', 'rescheduled'] as const;

export const infractionStatuses = [
  'New Infraction',
  'New Escalated Infraction',
  'Pending NTE',
  'NTE Submitted',
  'Reason Submitted',
  'Send NOD',
  'Accept NOD',
  'Reject NOD',
  'Case Resolved (Valid)',
  'Case Resolved (Invalid)',
  'Appeal Requested',
  'Closed',
] as const;

export const evaluationStatuses = [
  'In Progress',
  'For Evaluation',
  'For Employee Feedback',
  'Completed',
  'Closed (Passed)',
  'Closed (Failed)',
] as const;

/** In the order of signing; after the last signature the state is `signaturesCompleted`. */
export const signatureStages = ['employee', 'evaluator', 'HR', 'supervisor', 'operations manager'] as const;
export const signatureStates = ['pending', 'signed'] as const;
export const signaturesCompleted = 'Signatories Completed';

export const importJobStatuses = ['completed', 'processing', 'pending', 'failed'] as const;

export const importJobWords = {
  completed: 'Completed',
  processing: 'Processing',
  pending: 'Pending',
  failed: 'Failed',
} as const satisfies Readonly<Record<(typeof importJobStatuses)[number], StateWord>>;

export const employeeStatuses = ['active', 'inactive', 'termination', 'resignation'] as const;
export type EmployeeStatus = (typeof employeeStatuses)[number];

/** The words of section 2.9; their tones are its colors. */
export const employeeStatusWords = {
  active: 'Active',
  inactive: 'Inactive',
  termination: 'Termination',
  resignation: 'Resignation',
} as const satisfies Readonly<Record<EmployeeStatus, StateWord>>;

/** Reason, clearance status and rehire exist for these (docs/decisions.md, Employees). */
export function isSeparated(status: EmployeeStatus): boolean {
  return status === 'termination' || status === 'resignation';
}

export const clearanceStatuses = ['Pending', 'Cleared', 'Not Cleared'] as const;

export const workLocations = ['wfh', 'wfo', 'hybrid'] as const;

/** Label of a work location: everything except home and office is hybrid (section 2.9). */
export function workLocationLabel(location: string): string {
  if (location === 'wfh') return 'Work From Home';
  return location === 'wfo' ? 'Work From Office' : 'Hybrid';
}

const ticketStatuses: Readonly<Record<number, string>> = { 2: 'Open', 3: 'Pending', 4: 'Resolved', 5: 'Closed' };
const ticketPriorities: Readonly<Record<number, string>> = { 1: 'Low', 2: 'Medium', 3: 'High', 4: 'Urgent' };

export const ticketStatusCodes = { open: 2, pending: 3, resolved: 4, closed: 5 } as const;
export const ticketPriorityCodes = { low: 1, medium: 2, high: 3, urgent: 4 } as const;

export function ticketStatusLabel(code: number): string {
  return ticketStatuses[code] ?? 'N/A';
}

export function ticketPriorityLabel(code: number): string {
  return ticketPriorities[code] ?? 'N/A';
}
