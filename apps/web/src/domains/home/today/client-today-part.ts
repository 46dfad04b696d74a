import { mayAccess } from '@muster/contract/access.ts';
import { shiftAccess } from '@muster/contract/domains/shifts/shifts.policy.ts';
import { lazy } from 'react';
import type { ClientSummaryPart } from '../../clients/index.ts';

export const clientTodayPart: ClientSummaryPart = {
  id: 'today',
  isOpenTo: (viewer) => mayAccess(shiftAccess.today, viewer),
  Content: lazy(() => import('./client-today.tsx')),
};
