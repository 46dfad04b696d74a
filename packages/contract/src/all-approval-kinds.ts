import type { ApprovalKind } from './domains/approvals/approval-kind.ts';
import { correctionKind, overtimeKind } from './domains/attendance/attendance-approvals.ts';
import { payChangeKind } from './domains/employees/pay-change-approval.ts';
import { holidaySwapKind } from './domains/holidays/holiday-swaps-approval.ts';
import { leaveKind } from './domains/leave/leave-requests-approval.ts';
import { swapKind } from './domains/schedules/schedules-approval.ts';
import { ticketKind } from './domains/tickets/ticket-approval-kind.ts';
import { timesheetKind } from './domains/timesheets/timesheets-approval.ts';

/** Every kind of subject that is decided by approval. Each has a policy in the database. */
export const allApprovalKinds: readonly ApprovalKind[] = [
  correctionKind,
  overtimeKind,
  timesheetKind,
  swapKind,
  payChangeKind,
  leaveKind,
  holidaySwapKind,
  ticketKind,
];

export const approvalKind = (key: string): ApprovalKind | undefined =>
  allApprovalKinds.find((kind) => kind.key === key);
