import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { defineRecordCalls } from '../../define-record-calls.ts';
import { defineList } from '../../list.ts';
import { listQuery } from '../../list-parameters.ts';
import { idParameter } from '../../paging.ts';
import { leaveTypeRow } from './leave-type-answers.ts';
import { leaveTypeColumns } from './leave-type-columns.ts';
import { leaveTypeAccess } from './leave-types.policy.ts';
import { createLeaveTypeBody, updateLeaveTypeBody } from './leave-types.schemas.ts';

const read = { method: 'GET', section: 'ours', access: leaveTypeAccess.list, audit: null } as const;
const change = { section: 'ours', access: leaveTypeAccess.change } as const;

export const leaveTypesCalls = {
  list: defineCall({
    ...read,
    name: 'leave.leave-type-table',
    path: '/api/leave-types',
    query: listQuery(leaveTypeColumns),
    answer: z.object({ data: z.array(leaveTypeRow), total: z.int().min(0) }),
  }),
  details: defineCall({
    ...read,
    name: 'leave.leave-type-details',
    path: '/api/leave-types/:id',
    params: idParameter,
    answer: leaveTypeRow,
  }),
  ...defineRecordCalls({
    ...change,
    domain: 'leave',
    thing: 'leave-type',
    path: '/api/leave-types',
    createBody: createLeaveTypeBody,
    updateBody: updateLeaveTypeBody,
  }),
};

export const leaveTypeList = defineList({
  name: 'leaveTypes',
  label: 'Leave types',
  columns: leaveTypeColumns,
  call: leaveTypesCalls.list,
});
