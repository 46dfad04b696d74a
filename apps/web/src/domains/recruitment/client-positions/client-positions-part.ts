import { mayWorkOnPositions } from '@muster/contract/domains/recruitment/open-positions.policy.ts';
import { lazy } from 'react';
import type { ClientSummaryPart } from '../../clients/index.ts';

export const clientPositionsPart: ClientSummaryPart = {
  id: 'positions',
  isLast: true,
  isOpenTo: mayWorkOnPositions,
  Content: lazy(() => import('./client-positions.tsx')),
};
