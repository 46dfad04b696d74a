import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { requiredDay, textId } from '../../fields.ts';
import { defineList } from '../../list.ts';
import { listQuery } from '../../list-parameters.ts';
import { leaveChoices, leaveDaysToChoose, leavePreview, leaveRequest, leavesDecided } from './leave-request-answers.ts';
import { leaveRequestColumns } from './leave-request-columns.ts';
import { leaveRequestLabels as labels } from './leave-requests.constants.ts';
import { leaveRequestAccess } from './leave-requests.policy.ts';
import {
  cancelLeaveBody,
  decideLeaveBody,
  decideLeavesBody,
  leavePartsQuery,
  requestLeaveBody,
  undoLeaveBody,
} from './leave-requests.schemas.ts';

const forWhom = textId(labels.employee_id).optional();

/** Ours. Leave is requested by the employee, or for them by staff who reach them; an approver decides. */
export const leaveRequestsCalls = {
  /** The types that an employee can request, with the balances of today; without an employee: the viewer's. */
  choices: defineCall({
    name: 'leave.choices',
    method: 'GET',
    path: '/api/leave-requests/choices',
    section: '2.3',
    access: 'login',
    query: z.strictObject({ employee_id: forWhom }),
    answer: leaveChoices,
    audit: null,
  }),

  /** The schedule and who of the team is away, to choose days from; without an employee: the viewer's. */
  days: defineCall({
    name: 'leave.days-to-request',
    method: 'GET',
    path: '/api/leave-requests/days',
    section: '2.3',
    access: 'login',
    query: z.strictObject({ employee_id: forWhom, from: requiredDay('From'), to: requiredDay('To') }),
    answer: leaveDaysToChoose,
    audit: null,
  }),

  /** What a request would take, before it is made. */
  preview: defineCall({
    name: 'leave.preview-request',
    method: 'GET',
    path: '/api/leave-requests/preview',
    section: '2.3',
    access: 'login',
    query: z.strictObject({
      employee_id: forWhom,
      leave_type_id: textId(labels.leave_type_id),
      first_day: requiredDay(labels.first_day),
      last_day: requiredDay(labels.last_day),
      parts: leavePartsQuery.optional(),
    }),
    answer: leavePreview,
    audit: null,
  }),

  /** The viewer's latest 50, newest first. */
  own: defineCall({
    name: 'leave.own-requests',
    method: 'GET',
    path: '/api/leave-requests/own',
    section: '2.3',
    access: 'login',
    answer: z.array(leaveRequest),
    audit: null,
  }),

  request: defineCall({
    name: 'leave.request',
    method: 'POST',
    path: '/api/leave-requests',
    section: '2.3',
    access: 'login',
    body: requestLeaveBody,
    answer: z.object({ id: z.int() }),
    status: 201,
    audit: 'leave.request',
    idempotent: true,
    neverImpersonating: true,
  }),

  /** Withdraws a request that waits, or gives back days of an approved one: the employee those to come, staff any. */
  cancel: defineCall({
    name: 'leave.cancel-request',
    method: 'DELETE',
    path: '/api/leave-requests',
    section: '2.3',
    access: 'login',
    body: cancelLeaveBody,
    answer: 'nothing',
    audit: 'leave.cancel-request',
    neverImpersonating: true,
  }),

  /** Within the viewer's reach: waiting ones oldest first, closed ones latest first. */
  list: defineCall({
    name: 'leave.requests',
    method: 'GET',
    path: '/api/leave-requests',
    section: '2.4',
    access: leaveRequestAccess.decide,
    query: listQuery(leaveRequestColumns, { view: z.enum(['waiting', 'decided']).default('waiting') }),
    answer: z.object({ data: z.array(leaveRequest), total: z.int().min(0) }),
    audit: null,
  }),

  decide: defineCall({
    name: 'leave.decide-request',
    method: 'PUT',
    path: '/api/leave-requests',
    section: '2.4',
    access: leaveRequestAccess.decide,
    body: decideLeaveBody,
    answer: 'nothing',
    audit: 'leave.decide-request',
    neverImpersonating: true,
  }),

  /** One decision on each request that allows it; the others are named with the reason. If none allows it, the answer is 409. */
  decideSeveral: defineCall({
    name: 'leave.decide-requests',
    method: 'PUT',
    path: '/api/leave-requests/decisions',
    section: '2.4',
    access: leaveRequestAccess.decide,
    body: decideLeavesBody,
    answer: leavesDecided,
    audit: 'leave.decide-request',
    neverImpersonating: true,
  }),

  /** Takes the viewer's approvals of the last minute back, unless something followed that stays. */
  undo: defineCall({
    name: 'leave.undo-approval',
    method: 'DELETE',
    path: '/api/leave-requests/decisions',
    section: '2.4',
    access: leaveRequestAccess.decide,
    body: undoLeaveBody,
    answer: leavesDecided,
    audit: 'leave.undo-approval',
    neverImpersonating: true,
  }),
};

export const leaveRequestList = defineList({
  name: 'leaveRequests',
  label: 'Leave requests',
  columns: leaveRequestColumns,
  call: leaveRequestsCalls.list,
});
