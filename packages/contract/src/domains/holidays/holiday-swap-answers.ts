import { z } from 'zod';
import { approvalChain, expectedStep } from '../approvals/approval-answers.ts';
import { holidaySwapStates } from './holiday-swaps.constants.ts';

export const holidaySwap = z.object({
  id: z.int(),
  employee: z.object({ id: z.int(), name: z.string() }),
  client: z.string(),
  /** Name of the holiday. */
  holiday: z.string(),
  holiday_day: z.string(),
  substitute_day: z.string(),
  state: z.enum(holidaySwapStates),
  /** Why it was undone, or is no longer possible. */
  note: z.string().nullable(),
  created_at: z.string(),
  approval: approvalChain.nullable(),
  abilities: z.object({
    decide: z.boolean(),
    /** Withdraw a waiting swap, or undo an approved one. */
    cancel: z.boolean(),
  }),
});
export type HolidaySwap = z.output<typeof holidaySwap>;

const swappableHoliday = z.object({ day: z.string(), name: z.string() });
export type SwappableHoliday = z.output<typeof swappableHoliday>;

/** The viewer's swaps, newest first, and the holidays that the viewer can still swap. */
export const ownHolidaySwaps = z.object({ holidays: z.array(swappableHoliday), swaps: z.array(holidaySwap) });

/** The days that can be taken off for a holiday, and who decides, step by step. */
export const substituteDays = z.object({ days: z.array(z.string()), steps: z.array(expectedStep) });
