import { type LeaveCalendarSide, leaveCalendarSide } from '@muster/contract/domains/leave/leave-calendar.policy.ts';
import { usePageData } from '../../../platform/session/use-session.ts';

/** Whose leave the viewer reads. */
export function useLeaveSide(): LeaveCalendarSide | null {
  const page = usePageData();
  return leaveCalendarSide({
    roles: page.roles,
    permissions: page.permissions.map(({ name }) => name),
    clientId: page.user?.clientId ?? null,
    employeeId: page.user?.employeeId ?? null,
  });
}
