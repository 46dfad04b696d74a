import type { PositionStatus } from '../../states.ts';
import { positionStatusWords } from './open-positions.constants.ts';

/** A position in one of these is worked on, and has a free place. */
export const workingStatuses = ['sourcing', 'pending interviews'] as const satisfies readonly PositionStatus[];
export type WorkingStatus = (typeof workingStatuses)[number];

export interface PositionPlaces {
  readonly headcount: number;
  readonly filled_count: number;
}

export interface PositionState extends PositionPlaces {
  readonly status: PositionStatus;
  /** Where a paused position returns to; null while it is not paused. */
  readonly paused_from_status: WorkingStatus | null;
}

type Statuses = Pick<PositionState, 'status' | 'paused_from_status'>;

/** The statuses to which a position may move. A paused one returns to where it was. */
export function movesFrom({ status, paused_from_status }: Statuses): readonly PositionStatus[] {
  if (status === 'pause') return [paused_from_status ?? 'sourcing'];
  if (status === 'filled') return ['sourcing'];
  const [other = 'sourcing'] = workingStatuses.filter((working) => working !== status);
  return [other, 'filled', 'pause'];
}

/** Opening a filled position again asks why, and for a place that is free. */
export const isReopening = (from: PositionStatus, to: PositionStatus): boolean =>
  from === 'filled' && to === 'sourcing';

/** Why a position may not move; null: it may. */
export function positionMoveRefusal(position: Statuses, to: PositionStatus): string | null {
  if (movesFrom(position).includes(to)) return null;
  const word = (status: PositionStatus) => positionStatusWords[status].toLowerCase();
  if (position.status === to) return `This position is ${word(to)} already.`;
  const allowed = movesFrom(position).map(word).join(' or ');
  return `You can't move this position from ${word(position.status)} to ${word(to)}, only to ${allowed}.`;
}

/** The state after an allowed move. Filling fills each free place; `places` counts only for reopening. */
export function afterMove(position: PositionState, to: PositionStatus, places: PositionPlaces = position) {
  const { status, headcount, filled_count } = position;
  const counts = isReopening(status, to)
    ? { headcount: places.headcount, filled_count: places.filled_count }
    : { headcount, filled_count };
  return {
    ...counts,
    ...(to === 'filled' && { filled_count: headcount }),
    status: to,
    paused_from_status: to === 'pause' && isWorking(status) ? status : null,
  } satisfies PositionState;
}

/** Why the places of a position cannot be changed so; null: they can. */
export function placesRefusal({ status }: Statuses, { headcount, filled_count }: PositionPlaces): string | null {
  const isFull = filled_count === headcount;
  if (filled_count > headcount) return 'There are not more filled places than places.';
  if (status === 'pause' && isFull) return 'Resume the position before you fill its last place.';
  if (status === 'filled' && !isFull) return 'Reopen the position to change its places.';
  return null;
}

/** The state with other places: the last filled place fills the position. */
export function afterPlaces(position: PositionState, places: PositionPlaces): PositionState {
  const { headcount, filled_count } = places;
  const status = headcount === filled_count ? 'filled' : position.status;
  return { headcount, filled_count, status, paused_from_status: position.paused_from_status };
}

const isWorking = (status: PositionStatus): status is WorkingStatus =>
  (workingStatuses as readonly PositionStatus[]).includes(status);
