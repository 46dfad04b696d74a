import type { createLeavePolicyBody } from '@muster/contract/domains/leave/leave-policies.schemas.ts';
import type { Insertable, Selectable } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../../database/db.ts';
import type { Database } from '../../database/rows.generated.ts';
import { nextNumber } from './numbers.ts';

export function createLeavePolicy(
  db: Db,
  columns: Partial<Insertable<Database['leave_policy']>> = {},
): Promise<Selectable<Database['leave_policy']>> {
  const record = { name: `Leave policy ${nextNumber()}`, ...columns };
  return db.insertInto('leave_policy').values(record).returningAll().executeTakeFirstOrThrow();
}

type SentLine = z.input<typeof createLeavePolicyBody>['lines'][number];

/** A line as the form sends it, with amounts in days: one a month, unless said otherwise. */
export const leavePolicyLine = (leave_type_id: number, line: Partial<SentLine> = {}): SentLine => ({
  leave_type_id,
  accrual: 'monthly',
  yearly_credits: '12',
  rounding: 'half_day',
  prorates_joining: true,
  prorates_leaving: true,
  waiting_months: 0,
  cap_credits: null,
  carry_credits: null,
  carry_months: null,
  negative_credits: '0',
  steps: [],
  ...line,
});

/** The policy of an employee from a day on. */
export async function giveLeavePolicy(db: Db, employee_id: number, policy_id: number, from: string): Promise<void> {
  const row = { employee_id, kind: 'leave', policy_id, valid: `[${from},)` };
  await db.insertInto('employee_policy').values(row).execute();
}
