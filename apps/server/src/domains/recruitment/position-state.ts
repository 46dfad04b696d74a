import type { PositionState } from '@muster/contract/domains/recruitment/open-position-status.rules.ts';
import { positionStatusWords } from '@muster/contract/domains/recruitment/open-positions.constants.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { beginStatus, updateOpenPosition } from './open-position-write.repository.ts';
import type { LockedOpenPosition, OpenPositionColumns } from './open-positions.repository.ts';

/** Stores the places and the status, with its history. Answers the new version. */
export async function storeState(
  ctx: Ctx,
  stored: LockedOpenPosition,
  columns: Partial<OpenPositionColumns> & PositionState,
  reason: string | null,
): Promise<number> {
  const { status } = columns;
  const at = ctx.clock.now().toString();
  const isMoved = status !== stored.status;
  if (isMoved) await beginStatus(ctx.db, stored.id, { status, at, reason, actorId: ctx.viewer.userId });
  return updateOpenPosition(ctx.db, stored.id, { ...columns, ...(isMoved && { status_since: at }) });
}

export const loggedState = ({ status, headcount, filled_count }: PositionState) => ({
  status: positionStatusWords[status],
  headcount,
  filled_count,
});
