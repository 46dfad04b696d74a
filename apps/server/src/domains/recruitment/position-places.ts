import { notFound, Problem } from '@muster/contract';
import {
  afterMove,
  afterPlaces,
  type PositionState,
  placesRefusal,
} from '@muster/contract/domains/recruitment/open-position-status.rules.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { hiredCount } from './hires.repository.ts';
import { type LockedOpenPosition, lockOpenPosition } from './open-positions.repository.ts';
import { loggedState, storeState } from './position-state.ts';
import { concludeOpenPositionChange } from './recruitment.events.ts';

/** Somebody was hired: the last place fills the position. @throws Problem conflict where no place is free, or a paused position has one left */
export async function fillPlace(ctx: Ctx, positionId: number): Promise<void> {
  const stored = await lockedPosition(ctx, positionId);
  if (stored.status === 'filled')
    throw new Problem('conflict', 'This position is filled. Reopen it to hire another candidate.');
  const places = { headcount: stored.headcount, filled_count: stored.filled_count + 1 };
  const refusal = placesRefusal(stored, places);
  if (refusal !== null) throw new Problem('conflict', refusal);
  await store(ctx, stored, afterPlaces(stored, places), null);
}

/** A hire was taken back. A place that somebody has freed by hand since is not freed twice. */
export async function freePlace(ctx: Ctx, positionId: number): Promise<void> {
  const stored = await lockedPosition(ctx, positionId);
  const filled_count = Math.max(await hiredCount(ctx.db, positionId), stored.filled_count - 1);
  if (filled_count >= stored.filled_count) return;
  const places = { headcount: stored.headcount, filled_count };
  if (stored.status === 'filled')
    await store(ctx, stored, afterMove(stored, 'sourcing', places), 'A hire was taken back.');
  else await store(ctx, stored, afterPlaces(stored, places), null);
}

async function lockedPosition(ctx: Ctx, id: number): Promise<LockedOpenPosition> {
  const stored = await lockOpenPosition(ctx.db, id);
  if (!stored) throw notFound('open position');
  return stored;
}

async function store(ctx: Ctx, stored: LockedOpenPosition, state: PositionState, reason: string | null): Promise<void> {
  const version = await storeState(ctx, stored, state, reason);
  await concludeOpenPositionChange(ctx, stored.id, {
    event: state.status === stored.status ? 'recruitment.update-open-position' : 'recruitment.move-open-position',
    before: loggedState(stored),
    after: { ...loggedState(state), ...(reason !== null && { reason }) },
    version,
  });
}
