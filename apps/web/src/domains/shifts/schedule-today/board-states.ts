import { type BoardState, boardStates } from '@muster/contract/domains/shifts/shifts.constants.ts';

/** The figures at the top, in the order in which a lead checks them. */
export const boardTiles = [
  'in',
  'late',
  'missing',
  'on_break',
  'upcoming',
  'done',
  'on_leave',
  'holiday',
  'absent',
  'conflict',
] as const;

export function stateIn(text: string | null): BoardState | 'late' | null {
  return text === 'late' ? 'late' : (boardStates.find((state) => state === text) ?? null);
}
