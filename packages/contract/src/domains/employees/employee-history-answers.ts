import { z } from 'zod';
import { dated } from '../../dated/dated-row.ts';
import { employeeStatuses } from '../../states.ts';
import { policyKinds } from '../clients/clients.constants.ts';

const statusType = z.object({ id: z.int(), name: z.string(), group: z.enum(employeeStatuses) });

/** One change of status. `from` is null for the first one. */
export const statusHistoryRow = z.object({
  id: z.int(),
  effective_on: z.string(),
  at: z.string(),
  from: statusType.nullable(),
  to: statusType,
  reason: z.string().nullable(),
  actor_name: z.string().nullable(),
  impersonator_name: z.string().nullable(),
});
export type StatusHistoryRow = z.output<typeof statusHistoryRow>;

export const policyChoice = z.object({ kind: z.enum(policyKinds), id: z.int(), name: z.string() });
export type PolicyChoice = z.output<typeof policyChoice>;

export const policyHistoryRow = dated.extend({
  kind: z.enum(policyKinds),
  policy: z.object({ id: z.int(), name: z.string() }),
});
export type PolicyHistoryRow = z.output<typeof policyHistoryRow>;

const clientHistoryRow = dated.extend({ client: z.object({ id: z.int(), legal_business_name: z.string() }) });
const shiftHistoryRow = dated.extend({
  /** Null: the rotation names the shift of each day. */
  shift: z
    .object({ id: z.int(), name: z.string(), start_time: z.string(), end_time: z.string(), timezone: z.string() })
    .nullable(),
  rotation: z.object({ id: z.int(), name: z.string() }).nullable(),
});
const positionHistoryRow = dated.extend({ position: z.string() });
export const assignmentHistories = z.object({
  clients: z.array(clientHistoryRow),
  positions: z.array(positionHistoryRow),
  shifts: z.array(shiftHistoryRow),
});
export type AssignmentHistories = z.output<typeof assignmentHistories>;

/** `amount` in whole units with two decimals, `1200.50`; `currency` its code. */
const amountHistoryRow = dated.extend({ amount: z.string(), currency: z.string() });
export type AmountHistoryRow = z.output<typeof amountHistoryRow>;

export const costHistories = z.object({
  cost: z.array(amountHistoryRow),
  re_fee: z.array(amountHistoryRow),
  nonrefundable: z.array(amountHistoryRow),
});
export type CostHistories = z.output<typeof costHistories>;
