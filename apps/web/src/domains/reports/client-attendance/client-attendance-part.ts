import { mayAccess } from '@muster/contract/access.ts';
import { attendanceMetricsAccess } from '@muster/contract/domains/reports/attendance-metrics.policy.ts';
import { lazy } from 'react';
import type { ClientSummaryPart } from '../../clients/index.ts';

export const clientAttendancePart: ClientSummaryPart = {
  id: 'attendance',
  isOpenTo: (viewer) => mayAccess(attendanceMetricsAccess, viewer),
  Content: lazy(() => import('./client-attendance.tsx')),
};
