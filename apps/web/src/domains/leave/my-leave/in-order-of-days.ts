import type { LeaveRequest } from '@muster/contract/domains/leave/leave-request-answers.ts';

/** Leave that is not over, the nearest first, then the rest, the latest first. */
export function inOrderOfDays(requests: readonly LeaveRequest[], today: string): readonly LeaveRequest[] {
  const ordered = requests.toSorted((one, other) => one.first_day.localeCompare(other.first_day));
  const isComing = ({ last_day: last }: LeaveRequest) => last >= today;
  return [...ordered.filter(isComing), ...ordered.filter((request) => !isComing(request)).toReversed()];
}
