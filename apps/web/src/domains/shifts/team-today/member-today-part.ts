import { mayAccess } from '@muster/contract/access.ts';
import { shiftAccess } from '@muster/contract/domains/shifts/shifts.policy.ts';
import { lazy } from 'react';
import type { MemberTodayPart } from '../../teams/index.ts';

export const memberTodayPart: MemberTodayPart = {
  isOpenTo: (viewer) => mayAccess(shiftAccess.today, viewer),
  Content: lazy(() => import('./member-today.tsx')),
  TeamContent: lazy(() => import('./team-holiday.tsx')),
};
