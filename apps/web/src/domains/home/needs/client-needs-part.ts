import { lazy } from 'react';
import type { ClientSummaryPart } from '../../clients/index.ts';

export const clientNeedsPart: ClientSummaryPart = {
  id: 'needs',
  isLast: true,
  isOpenTo: () => true,
  Content: lazy(() => import('./client-needs.tsx')),
};
