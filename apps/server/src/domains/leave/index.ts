export { accrueLeave } from './accrue-leave.ts';
export { waitingForClient } from './decide-client-leave.ts';
export {
  type LeaveCredit,
  type LeaveType,
  leaveCreditsOf,
  leaveTypes,
  setLeaveCredits,
} from './leave-credits.repository.ts';
export { leaveRequestsById } from './read-leave-requests.ts';
