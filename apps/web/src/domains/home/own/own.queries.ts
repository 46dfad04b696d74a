import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { attendanceEndpoints } from '../../../platform/api/endpoints/attendance.generated.ts';
import { leaveRequestsEndpoints } from '../../../platform/api/endpoints/leave-requests.generated.ts';
import { swapsEndpoints } from '../../../platform/api/endpoints/swaps.generated.ts';
import { timesheetsEndpoints } from '../../../platform/api/endpoints/timesheets.generated.ts';
import { now } from '../../../platform/clock/clock.ts';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';

export const ownAttendanceQuery = { ...apiQuery(attendanceEndpoints.own), staleTime: 0 };
export const ownSheetsQuery = { ...apiQuery(timesheetsEndpoints.own), staleTime: 0 };
export const ownLeaveQuery = { ...apiQuery(leaveRequestsEndpoints.own), staleTime: 0 };
export const ownSwapsQuery = { ...apiQuery(swapsEndpoints.own), staleTime: 0 };

const refreshed = [attendanceEndpoints.own];

/** A decision about an own day sends a notification. */
export function useOwnAttendance() {
  useRefreshOn('notifications.changed', refreshed);
  return useQuery(ownAttendanceQuery);
}

const minuteMs = 60_000;

/** The time in milliseconds, read again every minute. */
export function useMinute(): number {
  const [at, setAt] = useState(now);
  useEffect(() => {
    const timer = window.setInterval(() => setAt(now()), minuteMs);
    return () => window.clearInterval(timer);
  }, []);
  return at;
}
