import { z } from 'zod';
import { employeeStatuses } from '../../states.ts';
import { leaveEntryKinds } from './leave-balances.constants.ts';
import { leaveColors } from './leave-types.constants.ts';

/** The balance of one employee and one type on the asked day. */
export const leaveBalance = z.object({
  employee_id: z.int(),
  leave_type_id: z.int(),
  employee: z.object({ name: z.string(), position: z.string() }),
  client: z.string(),
  status: z.enum(employeeStatuses),
  leave_type: z.string(),
  color: z.enum(leaveColors),
  minutes: z.int(),
  /** With what the policies will credit and let expire until the asked day; null for days up to today and more than two years ahead. */
  expected_minutes: z.int().nullable(),
  /** Whether the viewer may adjust it. */
  abilities: z.object({ adjust: z.boolean() }),
});
export type LeaveBalance = z.output<typeof leaveBalance>;

export const leaveEntry = z.object({
  id: z.int(),
  kind: z.enum(leaveEntryKinds),
  minutes: z.int(),
  /** The sum of this entry and all earlier ones. */
  balance: z.int(),
  effective_on: z.string(),
  reason: z.string().nullable(),
  by: z.string().nullable(),
});
export type LeaveEntry = z.output<typeof leaveEntry>;
