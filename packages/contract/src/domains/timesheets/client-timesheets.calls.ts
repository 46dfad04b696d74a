import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { optionalText, requiredId } from '../../fields.ts';
import { idParameter } from '../../paging.ts';
import { approvalChain } from '../approvals/approval-answers.ts';
import { timesheetAdjustment, timesheetDay } from './timesheet-answers.ts';
import { isPeriodStart } from './timesheet-period.rules.ts';
import { timesheetStates } from './timesheets.constants.ts';
import { timesheetAccess } from './timesheets.policy.ts';

const count = z.int().min(0);
/** Negative where adjustments take back more than the period has. */
const signed = z.int();

/** A timesheet as the client sees it: the days that the person worked for this client, and no pay. */
export const clientSheetRow = z.object({
  id: z.int(),
  version: z.int(),
  employee: z.string(),
  first_day: z.string(),
  last_day: z.string(),
  state: z.enum(timesheetStates),
  worked_days: signed,
  /** With hundredths, because leave of a part of a day is no absence. */
  absent_days: z.number(),
  worked_minutes: signed,
  overtime_minutes: signed,
  /** It waits for a decision of the viewer. */
  may_decide: z.boolean(),
});
export type ClientSheetRow = z.output<typeof clientSheetRow>;

/** Without what pay is computed from. */
export const clientDay = timesheetDay.omit({ waiting_overtime_minutes: true, pay_minutes: true });
export type ClientDay = z.output<typeof clientDay>;

export const clientAdjustment = timesheetAdjustment.omit({ waiting_overtime_minutes: true, pay_minutes: true });
export type ClientAdjustment = z.output<typeof clientAdjustment>;

export const clientSheetDetails = clientSheetRow.extend({
  days: z.array(clientDay),
  adjustments: z.array(clientAdjustment),
  approval: approvalChain.nullable(),
});
export type ClientSheetDetails = z.output<typeof clientSheetDetails>;

export const clientSheetPageSize = 50;

export const clientDecisionBody = z
  .strictObject({
    id: requiredId('Id'),
    version: z.int().min(1),
    decision: z.enum(['approved', 'returned']),
    note: optionalText('Note', 500),
  })
  .refine(({ decision, note }) => decision === 'approved' || !!note, {
    path: ['note'],
    error: 'Say why the hours are returned.',
  });

const shared = { section: '2.6', access: timesheetAccess.ofClient } as const;

/** Ours: clients that approve the hours of their people. */
export const clientTimesheetsCalls = {
  list: defineCall({
    ...shared,
    name: 'timesheets.of-client',
    method: 'GET',
    path: '/api/client-timesheets',
    query: z.strictObject({
      /** Default: the last period that is over. */
      period: z.string().refine(isPeriodStart, 'The period must be the first day of one.').optional(),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
    }),
    answer: z.object({
      /** The company approves hours, and the viewer is one of its approvers. */
      is_approver: z.boolean(),
      period: z.string(),
      /** First days, newest first. */
      periods: z.array(z.string()),
      /** Of any period. */
      waiting: z.array(clientSheetRow),
      data: z.array(clientSheetRow),
      total: count,
    }),
    audit: null,
  }),
  details: defineCall({
    ...shared,
    name: 'timesheets.of-client-details',
    method: 'GET',
    path: '/api/client-timesheets/:id',
    params: idParameter,
    answer: clientSheetDetails,
    audit: null,
  }),
  decide: defineCall({
    ...shared,
    name: 'timesheets.decide-for-client',
    method: 'POST',
    path: '/api/client-timesheets/decide',
    body: clientDecisionBody,
    answer: 'nothing',
    audit: 'timesheets.decide-for-client',
    neverImpersonating: true,
  }),
};
