import { z } from 'zod';
import { approvalChain } from '../approvals/approval-answers.ts';
import { swapKinds, swapStates } from './schedules.constants.ts';

/** A shift of one person on a work date; `zone` is the shift's. */
export const swapShift = z.object({
  work_date: z.string(),
  shift: z.string(),
  zone: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
});
export type SwapShiftAnswer = z.output<typeof swapShift>;

const person = z.object({ id: z.int(), name: z.string() });

/** Shifts as they were when the swap was requested. */
export const swap = z.object({
  id: z.int(),
  kind: z.enum(swapKinds),
  state: z.enum(swapStates),
  requester: person,
  colleague: person,
  give: swapShift,
  take: swapShift.nullable(),
  reason: z.string(),
  /** Of the colleague who declined, or of the approver who undid the swap. */
  note: z.string().nullable(),
  created_at: z.string(),
  approval: approvalChain.nullable(),
});
export type Swap = z.output<typeof swap>;

export const ownSwap = swap.extend({
  /** Whether the reader asked, or was asked. */
  role: z.enum(['requester', 'colleague']),
  abilities: z.object({ answer: z.boolean(), withdraw: z.boolean() }),
});
export type OwnSwap = z.output<typeof ownSwap>;

export const decidableSwap = swap.extend({
  client: z.string(),
  abilities: z.object({ decide: z.boolean(), undo: z.boolean() }),
});
export type DecidableSwap = z.output<typeof decidableSwap>;
