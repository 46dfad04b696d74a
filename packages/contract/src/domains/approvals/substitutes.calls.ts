import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { requiredDay, requiredId } from '../../fields.ts';
import { defineLookup } from '../../lookup.ts';
import { approvalAccess } from './approvals.policy.ts';

const named = z.object({ id: z.int(), name: z.string() });

export const substituteLabels = { substitute_id: 'Substitute', first_day: 'First day', last_day: 'Last day' } as const;

export const substituteBody = z.strictObject({
  substitute_id: requiredId(substituteLabels.substitute_id),
  first_day: requiredDay(substituteLabels.first_day),
  last_day: requiredDay(substituteLabels.last_day),
});

export const substituteRow = z.object({
  id: z.int(),
  approver: named,
  substitute: named,
  /** Days in the home zone, both included. */
  first_day: z.string(),
  last_day: z.string(),
  state: z.enum(['planned', 'active', 'over']),
  abilities: z.object({ end: z.boolean() }),
});
export type SubstituteRow = z.output<typeof substituteRow>;

const shared = { section: '5', access: approvalAccess.substitutes } as const;

/** Ours: who decides for an approver who is away. */
export const substitutesCalls = {
  /** The viewer's own and those that name the viewer; for admins and HR everybody's. */
  list: defineCall({
    ...shared,
    name: 'approvals.substitutes',
    method: 'GET',
    path: '/api/approval-substitutes',
    answer: z.object({ data: z.array(substituteRow) }),
    audit: null,
  }),
  /** People who may be the viewer's substitute. */
  choices: defineLookup({
    ...shared,
    name: 'approvals.substitute-choices',
    path: '/api/approval-substitutes/choices',
    row: named.extend({ email: z.string() }),
  }),
  add: defineCall({
    ...shared,
    name: 'approvals.add-substitute',
    method: 'POST',
    path: '/api/approval-substitutes',
    body: substituteBody,
    answer: z.object({ id: z.int() }),
    status: 201,
    audit: 'approvals.add-substitute',
    neverImpersonating: true,
    idempotent: true,
  }),
  /** From this moment. A planned one is removed. */
  end: defineCall({
    ...shared,
    name: 'approvals.end-substitute',
    method: 'POST',
    path: '/api/approval-substitutes/end',
    body: z.strictObject({ id: requiredId('Id') }),
    answer: 'nothing',
    audit: 'approvals.end-substitute',
    neverImpersonating: true,
  }),
};
