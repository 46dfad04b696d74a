import type { BoardState } from '@muster/contract/domains/shifts/shifts.constants.ts';

interface TeamToday {
  readonly total: number;
  readonly counts: Readonly<Partial<Record<BoardState, number>>>;
}

/** Nobody of the team works today, because of a holiday. */
export const isHolidayOfAll = ({ total, counts }: TeamToday): boolean => total > 0 && counts.holiday === total;
