import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { requiredId, requiredText } from '../../fields.ts';
import { defineList, totalsAnswer } from '../../list.ts';
import { listQuery } from '../../list-parameters.ts';
import { idParameter } from '../../paging.ts';
import { digestAnswer, digestParameter, selectionOf } from '../../selection.ts';
import { listedTimesheet, manyDone, nextLock, ownTimesheet, timesheetDetails } from './timesheet-answers.ts';
import { timesheetColumns } from './timesheet-columns.ts';
import { isPeriodStart } from './timesheet-period.rules.ts';
import { mostChosen, timesheetStates } from './timesheets.constants.ts';
import { timesheetAccess } from './timesheets.policy.ts';

const period = z.string().refine(isPeriodStart, 'The period must be the first day of one, such as 2026-03-16.');
const version = z.int().min(1);
const read = { audit: null, section: '2.3' } as const;
const change = { section: '2.3' } as const;

const listed = listQuery(timesheetColumns, {
  /** Default: the last period that is over. */
  period: period.optional(),
  ...digestParameter,
});

const some = <T extends z.ZodType>(item: T) => z.array(item).min(1).max(mostChosen);

/** With their versions, because an approval is for the totals that the approver saw. */
const toApprove = z.strictObject({
  selection: selectionOf({ timesheets: some(z.strictObject({ id: requiredId('Timesheet'), version })) }, listed),
});

const toLock = z.strictObject({ selection: selectionOf({ period, ids: some(requiredId('Timesheet')) }, listed) });

export const reopenBody = z.strictObject({ id: requiredId('Id'), version, reason: requiredText('Reason', 500) });

/** Ours: the specification names only the employee's page. */
export const timesheetsCalls = {
  own: defineCall({
    ...read,
    name: 'timesheets.own',
    method: 'GET',
    path: '/api/my-timesheets',
    access: 'login',
    /** Null: the user is not an employee. */
    answer: z.object({ data: z.array(ownTimesheet).nullable() }),
  }),
  submit: defineCall({
    ...change,
    name: 'timesheets.submit',
    method: 'POST',
    path: '/api/timesheets/submit',
    access: 'login',
    body: z.strictObject({ id: requiredId('Id'), version }),
    answer: 'nothing',
    audit: 'timesheets.submit',
    neverImpersonating: true,
  }),
  list: defineCall({
    ...read,
    name: 'timesheets.list',
    method: 'GET',
    path: '/api/timesheets',
    access: timesheetAccess.list,
    query: listed,
    answer: z.object({
      period: z.object({ first: z.string(), last: z.string() }),
      /** First days, newest first. */
      periods: z.array(z.string()),
      counts: z.record(z.enum(timesheetStates), z.int()),
      /** Teams within reach for the filter `team`, which takes their ids. */
      teams: z.array(z.object({ id: z.int(), name: z.string(), client: z.string() })),
      data: z.array(listedTimesheet),
      total: z.int(),
      ...totalsAnswer,
      ...digestAnswer,
    }),
  }),
  /** The viewer's own, or one within reach. */
  details: defineCall({
    ...read,
    name: 'timesheets.details',
    method: 'GET',
    path: '/api/timesheets/:id',
    access: 'login',
    params: idParameter,
    answer: timesheetDetails,
  }),
  /** Changes the ones that allow it and names the others. If none allows it, nothing changes and the answer is 409. */
  approve: defineCall({
    ...change,
    name: 'timesheets.approve',
    method: 'POST',
    path: '/api/timesheets/approve',
    access: timesheetAccess.approve,
    body: toApprove,
    answer: manyDone,
    audit: 'timesheets.approve',
    neverImpersonating: true,
  }),
  previewApproval: defineCall({
    ...read,
    name: 'timesheets.preview-approval',
    method: 'POST',
    path: '/api/timesheets/approve-preview',
    access: timesheetAccess.approve,
    effect: 'read',
    body: toApprove,
    answer: manyDone,
  }),
  previewLock: defineCall({
    ...read,
    name: 'timesheets.preview-lock',
    method: 'POST',
    path: '/api/timesheets/lock-preview',
    access: timesheetAccess.lock,
    effect: 'read',
    body: toLock,
    answer: manyDone,
  }),
  /** The oldest period with timesheets that are not locked, and what keeps them from being locked. */
  nextLock: defineCall({
    ...read,
    name: 'timesheets.next-lock',
    method: 'GET',
    path: '/api/next-timesheet-lock',
    access: timesheetAccess.lock,
    answer: nextLock,
  }),
  lock: defineCall({
    ...change,
    name: 'timesheets.lock',
    method: 'POST',
    path: '/api/timesheets/lock',
    access: timesheetAccess.lock,
    body: toLock,
    answer: manyDone,
    audit: 'timesheets.lock',
    neverImpersonating: true,
  }),
  /** Reopens it, with a reason that stays in the history. */
  reopen: defineCall({
    ...change,
    name: 'timesheets.reopen',
    method: 'POST',
    path: '/api/timesheets/reopen',
    access: timesheetAccess.reopen,
    body: reopenBody,
    answer: 'nothing',
    audit: 'timesheets.reopen',
    neverImpersonating: true,
  }),
};

export const timesheetList = defineList({
  name: 'timesheets',
  label: 'Timesheets',
  columns: timesheetColumns,
  call: timesheetsCalls.list,
});
