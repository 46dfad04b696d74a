export { accrueLeave } from './accrue-leave.ts';
export { waitingForClient } from './decide-client-leave.ts';
export { leaveRequestChanged } from './leave.events.ts';
export {
  type LeaveCredit,
  type LeaveType,
  leaveCreditsOf,
  leaveTypes,
  setLeaveCredits,
} from './leave-credits.repository.ts';
export { readLeaveChoices } from './preview-leave.ts';
export { leaveOfTicket, leaveRequestsById, leaveTitles } from './read-leave-requests.ts';
export { requestLeave } from './request-leave.ts';
