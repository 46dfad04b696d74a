import type { Viewer } from '@muster/contract';
import type {
  OpenPositionRecord,
  OpenPositionRow,
} from '@muster/contract/domains/recruitment/open-position-answers.ts';
import { movesFrom } from '@muster/contract/domains/recruitment/open-position-status.rules.ts';
import { worksOnPositions } from '@muster/contract/domains/recruitment/open-positions.policy.ts';
import { minutesInStatuses } from '@muster/contract/domains/recruitment/time-in-status.rules.ts';
import type { ListedOpenPosition, OpenPositionParts, StoredOpenPosition } from './stored-open-position.ts';

export function presentOpenPositionRow(row: ListedOpenPosition, viewer: Viewer): OpenPositionRow {
  const { owner, priority, paused_from_status, stages, ...shown } = row;
  if (!worksOnPositions(viewer)) return shown;
  return {
    ...shown,
    stages,
    owner,
    priority,
    moves: [...movesFrom({ status: shown.status, paused_from_status })],
  };
}

/** `parts`: null for viewers who do not work on positions. */
export function presentOpenPosition(
  { priority, owner, paused_from_status, ...shown }: StoredOpenPosition,
  parts: OpenPositionParts | null,
  now: string,
): OpenPositionRecord {
  if (parts === null) return shown;
  const { history } = parts;
  return {
    ...shown,
    work: {
      priority,
      owner,
      paused_from_status,
      account_managers: [...parts.account_managers],
      budget: parts.budget,
      hired: [...parts.hired],
      history: [...history],
      minutes: minutesInStatuses(history, now),
      moves: [...movesFrom({ status: shown.status, paused_from_status })],
    },
  };
}
