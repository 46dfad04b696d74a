import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { requiredId } from '../../fields.ts';
import { leaveParts, leaveRequestStates } from './leave-requests.constants.ts';
import { leaveRequestAccess } from './leave-requests.policy.ts';
import { decideLeaveBody } from './leave-requests.schemas.ts';
import { leaveClasses } from './leave-types.constants.ts';

/** Leave as the client sees it: name, days and class, never type, reason or documents. */
export const clientLeaveRow = z.object({
  id: z.int(),
  employee: z.string(),
  class: z.enum(leaveClasses),
  first_day: z.string(),
  last_day: z.string(),
  /** Days with a shift, with hundredths for a part of a day. */
  days: z.number(),
  /** Days of which a part is leave. */
  partial_days: z.array(z.object({ day: z.string(), part: z.enum(leaveParts), minutes: z.int() })),
  state: z.enum(leaveRequestStates),
  /** It waits for a decision of the viewer. */
  may_decide: z.boolean(),
});
export type ClientLeaveRow = z.output<typeof clientLeaveRow>;

const shared = { path: '/api/leave-approvals', section: '2.6', access: leaveRequestAccess.ofClient } as const;

/** Ours: clients that approve the leave of their people. */
export const clientLeaveCalls = {
  /** What the company was asked about: the waiting requests, and the latest 50 decided ones. */
  list: defineCall({
    ...shared,
    name: 'leave.of-client',
    method: 'GET',
    answer: z.object({
      /** The viewer is one of the approvers of the company. */
      is_approver: z.boolean(),
      waiting: z.array(clientLeaveRow),
      decided: z.array(clientLeaveRow),
    }),
    audit: null,
  }),
  decide: defineCall({
    ...shared,
    name: 'leave.decide-for-client',
    method: 'PUT',
    body: decideLeaveBody,
    answer: 'nothing',
    audit: 'leave.decide-for-client',
    neverImpersonating: true,
  }),
  /** Takes the viewer's approval of the last minute back, unless something followed that stays. */
  undo: defineCall({
    ...shared,
    name: 'leave.undo-for-client',
    method: 'DELETE',
    body: z.strictObject({ id: requiredId('Id') }),
    answer: 'nothing',
    audit: 'leave.undo-for-client',
    neverImpersonating: true,
  }),
};
