import { mayAccess } from '@muster/contract/access.ts';
import { attendanceAccess } from '@muster/contract/domains/attendance/attendance.policy.ts';
import { lazy } from 'react';
import type { SummaryPart } from '../../employees/index.ts';

/** Cards of an employee's summary: the month, and what waits for the viewer. */
export const attendanceSummaryParts: readonly SummaryPart[] = [
  {
    id: 'attendance',
    isOpenTo: (viewer) => mayAccess(attendanceAccess.days, viewer),
    Content: lazy(() => import('./attendance-month.tsx')),
  },
  {
    id: 'pending',
    isOpenTo: (viewer) => mayAccess(attendanceAccess.decide, viewer),
    Content: lazy(() => import('./pending-requests.tsx')),
  },
];
