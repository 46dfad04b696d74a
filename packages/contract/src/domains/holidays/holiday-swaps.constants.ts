import type { StateWord } from '../../state-words.ts';

/**
 * `withdrawn`: before the decision. `undone`: an approved swap that the employee or staff took back. `ended`: the holiday, the schedule or the
 * employment changed, so that the swap is no longer possible.
 */
export const holidaySwapStates = ['requested', 'approved', 'refused', 'withdrawn', 'undone', 'ended'] as const;
export type HolidaySwapState = (typeof holidaySwapStates)[number];

export const holidaySwapStateLabels: Readonly<Record<HolidaySwapState, StateWord>> = {
  requested: 'Pending',
  approved: 'Approved',
  refused: 'Rejected',
  withdrawn: 'Withdrawn',
  undone: 'Undone',
  ended: 'No longer possible',
};

/** The kind of approval request, and its policy. */
export const holidaySwapApproval = 'holiday-swap';

export const holidaySwapLabels = {
  employee_id: 'Employee',
  holiday_day: 'Holiday',
  substitute_day: 'Day off instead',
  note: 'Note',
} as const;

/** How far the day off may be from the holiday, before or after it. */
export const mostDaysFromHoliday = 90;

/** How far ahead a holiday can be swapped. */
export const mostDaysToHoliday = 365;
