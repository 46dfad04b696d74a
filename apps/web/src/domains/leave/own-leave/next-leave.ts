import type { LeaveRequest } from '@muster/contract/domains/leave/leave-request-answers.ts';

const most = 2;

/** Requests that wait or were approved and are not over, earliest first. */
export const nextLeave = (requests: readonly LeaveRequest[], today: string): readonly LeaveRequest[] =>
  requests
    .filter(({ state, last_day }) => (state === 'requested' || state === 'approved') && last_day >= today)
    .toSorted((one, other) => one.first_day.localeCompare(other.first_day))
    .slice(0, most);
