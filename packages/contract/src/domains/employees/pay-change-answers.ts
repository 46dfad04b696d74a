import { z } from 'zod';
import { approvalChain } from '../approvals/approval-answers.ts';
import { payChangeStates } from './pay-change-states.ts';

/** What waits for a second person instead of being stored. `fields` are labels. */
export const requestedPayChange = z.object({ id: z.int(), fields: z.array(z.string()) });

/** Without the values. */
export const payChange = z.object({
  id: z.int(),
  employee: z.object({ id: z.int(), name: z.string() }),
  client: z.string(),
  fields: z.array(z.string()),
  requested_by: z.string(),
  state: z.enum(payChangeStates),
  note: z.string().nullable(),
  created_at: z.string(),
  decided_by: z.string().nullable(),
  decided_at: z.string().nullable(),
  approval: approvalChain.nullable(),
  abilities: z.object({ decide: z.boolean(), withdraw: z.boolean() }),
});
export type PayChange = z.output<typeof payChange>;

/** Values as texts to show: `PHP 46,000.00`, `Mar 09, 2026`. */
export const payChangeValues = z.object({
  id: z.int(),
  values: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
});
