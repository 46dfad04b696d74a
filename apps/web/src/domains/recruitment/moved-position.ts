import type { OpenPositionRow } from '@muster/contract/domains/recruitment/open-position-answers.ts';
import { positionStatusWords } from '@muster/contract/domains/recruitment/open-positions.constants.ts';
import type { PositionStatus } from '@muster/contract/states.ts';

export type MovedPosition = Pick<OpenPositionRow, 'id' | 'version' | 'title' | 'status' | 'headcount' | 'filled_count'>;

export const movedText = ({ title }: { readonly title: string }, to: PositionStatus): string =>
  `${title} is now ${positionStatusWords[to].toLowerCase()}.`;

/** For the menus of a position; three dots where something is asked. */
export function moveLabel(from: PositionStatus, to: PositionStatus): string {
  if (from === 'filled') return 'Reopen…';
  if (to === 'filled') return 'Fill…';
  if (to === 'pause') return 'Pause…';
  const word = positionStatusWords[to].toLowerCase();
  return from === 'pause' ? `Resume ${word}` : `Move to ${word}`;
}
