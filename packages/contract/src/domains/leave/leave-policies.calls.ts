import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { defineRecordCalls } from '../../define-record-calls.ts';
import { defineList } from '../../list.ts';
import { listQuery } from '../../list-parameters.ts';
import { defineLookup } from '../../lookup.ts';
import { idParameter } from '../../paging.ts';
import { leavePolicyAccess } from './leave-policies.policy.ts';
import {
  createLeavePolicyBody,
  previewLeaveAssignmentBody,
  previewLeavePolicyBody,
  removeLeavePolicyVersionBody,
  updateLeavePolicyBody,
} from './leave-policies.schemas.ts';
import { leavePolicyPreview, leavePolicyRow, leaveTypeChoice } from './leave-policy-answers.ts';
import { leavePolicyColumns } from './leave-policy-columns.ts';

const read = { method: 'GET', section: '2.4', access: leavePolicyAccess.list, audit: null } as const;
const change = { section: '2.4', access: leavePolicyAccess.change } as const;

export const leavePoliciesCalls = {
  list: defineCall({
    ...read,
    name: 'leave.leave-policy-table',
    path: '/api/leave-policies',
    query: listQuery(leavePolicyColumns),
    answer: z.object({ data: z.array(leavePolicyRow), total: z.int().min(0) }),
  }),
  details: defineCall({
    ...read,
    name: 'leave.leave-policy-details',
    path: '/api/leave-policies/:id',
    params: idParameter,
    answer: leavePolicyRow,
  }),
  types: defineLookup({
    section: '2.4',
    access: leavePolicyAccess.list,
    name: 'leave.policy-type-choices',
    path: '/api/leave-type-choices',
    row: leaveTypeChoice,
  }),
  /** Whose balances change, and how, if the lines count from the day on. Changes nothing. */
  preview: defineCall({
    ...change,
    method: 'POST',
    audit: null,
    effect: 'read',
    name: 'leave.preview-leave-policy',
    path: '/api/leave-policies/preview',
    body: previewLeavePolicyBody,
    answer: leavePolicyPreview,
  }),
  /** The same for an employee who gets a policy from a day on. */
  previewAssignment: defineCall({
    ...change,
    method: 'POST',
    audit: null,
    effect: 'read',
    name: 'leave.preview-leave-assignment',
    path: '/api/leave-policies/assignment-preview',
    body: previewLeaveAssignmentBody,
    answer: leavePolicyPreview,
  }),
  ...defineRecordCalls({
    ...change,
    domain: 'leave',
    thing: 'leave-policy',
    path: '/api/leave-policies',
    createBody: createLeavePolicyBody,
    updateBody: updateLeavePolicyBody,
  }),
  /** Cancels a planned version: one that begins after today. */
  removeVersion: defineCall({
    ...change,
    method: 'DELETE',
    name: 'leave.remove-policy-version',
    path: '/api/leave-policies/versions',
    body: removeLeavePolicyVersionBody,
    answer: z.object({ id: z.int(), version: z.int() }),
    audit: 'leave.remove-policy-version',
  }),
};

export const leavePolicyList = defineList({
  name: 'leavePolicies',
  label: 'Leave policies',
  columns: leavePolicyColumns,
  call: leavePoliciesCalls.list,
});
