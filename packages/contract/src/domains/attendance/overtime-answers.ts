import { z } from 'zod';
import { approvalChain } from '../approvals/approval-answers.ts';
import { overtimeOccasions } from '../shifts/shifts.constants.ts';
import { overtimeLeftOutKinds, overtimeStates } from './attendance.constants.ts';

export const overtimeRow = z.object({
  id: z.int(),
  version: z.int(),
  employee: z.object({ id: z.int(), name: z.string(), position: z.string() }),
  /** Of the day. */
  client: z.string(),
  work_date: z.string(),
  shift: z.string().nullable(),
  /** The shift's zone, or else the employee's. */
  zone: z.string(),
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  first_in: z.string().nullable(),
  last_out: z.string().nullable(),
  occasion: z.enum(overtimeOccasions),
  /** As the rule of the shift grants them. */
  minutes: z.int(),
  /** Approved before the overtime became longer, or with the last decision. */
  approved_minutes: z.int(),
  state: z.enum(overtimeStates),
  created_at: z.string(),
  decided_by: z.string().nullable(),
  decided_at: z.string().nullable(),
  note: z.string().nullable(),
  approval: approvalChain.nullable(),
  abilities: z.object({ decide: z.boolean() }),
});
export type OvertimeRow = z.output<typeof overtimeRow>;

export const overtimeDecided = z.object({
  done: z.int(),
  left_out: z.array(
    z.object({ id: z.int(), name: z.string(), work_date: z.string(), why: z.enum(overtimeLeftOutKinds) }),
  ),
});
