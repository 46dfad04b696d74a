import { positionStatusWords } from '@muster/contract/domains/recruitment/open-positions.constants.ts';
import type { PositionStatus } from '@muster/contract/states.ts';
import { StateBadge } from '../../ui/badge/state-badge.tsx';

export const PositionStatusBadge = ({ status }: { readonly status: PositionStatus }) => (
  <StateBadge word={positionStatusWords[status]} />
);
