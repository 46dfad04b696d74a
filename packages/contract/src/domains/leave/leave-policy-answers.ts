import { z } from 'zod';
import { leaveAccruals, leaveRoundings } from './leave-policies.constants.ts';

const credits = z.int().nullable();

/** Amounts are hundredths of a day. Null: no limit. */
export const leavePolicyLine = z.object({
  leave_type_id: z.int(),
  leave_type: z.string(),
  accrual: z.enum(leaveAccruals),
  yearly_credits: z.int(),
  rounding: z.enum(leaveRoundings),
  prorates_joining: z.boolean(),
  prorates_leaving: z.boolean(),
  waiting_months: z.int(),
  cap_credits: credits,
  carry_credits: credits,
  carry_months: z.int().nullable(),
  negative_credits: z.int(),
  steps: z.array(z.object({ after_years: z.int(), credits: z.int() })),
});
export type LeavePolicyLine = z.output<typeof leavePolicyLine>;

export const leaveTypeChoice = z.object({ id: z.int(), name: z.string(), code: z.string() });

/** A row of the list, and the record that its details and its form show. */
export const leavePolicyRow = z.object({
  id: z.int(),
  version: z.int(),
  name: z.string(),
  description: z.string().nullable(),
  is_client_assignable: z.boolean(),
  /** The newest first. */
  versions: z.array(
    z.object({
      first_day: z.string(),
      /** It begins after today, and can be removed. */
      is_planned: z.boolean(),
      lines: z.array(leavePolicyLine),
    }),
  ),
  /** Names of the leave types of today's version. */
  types: z.string(),
  /** Employees who have the policy today. */
  employees: z.int().min(0),
  updated_at: z.string(),
});
export type LeavePolicyRow = z.output<typeof leavePolicyRow>;

/** What a change of a policy does to balances, in minutes: today, and on the last day of the year in which the change begins. */
export const leavePolicyPreview = z.object({
  /** Employees who have, had or will have the policy. */
  employees: z.int().min(0),
  /** Balances that change. */
  total: z.int().min(0),
  year_end: z.string(),
  /** Those that change most, at most `mostPreviewedBalances`. */
  balances: z.array(
    z.object({
      employee_id: z.int(),
      name: z.string(),
      leave_type_id: z.int(),
      leave_type: z.string(),
      today: z.object({ before: z.int(), after: z.int() }),
      year_end: z.object({ before: z.int(), after: z.int() }),
    }),
  ),
});
export type LeavePolicyPreview = z.output<typeof leavePolicyPreview>;
