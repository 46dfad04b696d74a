import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { defineRecordCalls } from '../../define-record-calls.ts';
import { defineList } from '../../list.ts';
import { listQuery } from '../../list-parameters.ts';
import { idParameter } from '../../paging.ts';
import { holidayPolicyAccess } from './holiday-policies.policy.ts';
import { createHolidayPolicyBody, updateHolidayPolicyBody } from './holiday-policies.schemas.ts';
import { holidayPolicyRow } from './holiday-policy-answers.ts';
import { holidayPolicyColumns } from './holiday-policy-columns.ts';

const read = { method: 'GET', section: '2.4', access: holidayPolicyAccess.list, audit: null } as const;
const change = { section: '2.4', access: holidayPolicyAccess.change } as const;

export const holidayPoliciesCalls = {
  list: defineCall({
    ...read,
    name: 'holidays.holiday-policy-table',
    path: '/api/holiday-policies',
    query: listQuery(holidayPolicyColumns),
    answer: z.object({ data: z.array(holidayPolicyRow), total: z.int().min(0) }),
  }),
  details: defineCall({
    ...read,
    name: 'holidays.holiday-policy-details',
    path: '/api/holiday-policies/:id',
    params: idParameter,
    answer: holidayPolicyRow,
  }),
  ...defineRecordCalls({
    ...change,
    domain: 'holidays',
    thing: 'holiday-policy',
    path: '/api/holiday-policies',
    createBody: createHolidayPolicyBody,
    updateBody: updateHolidayPolicyBody,
  }),
};

export const holidayPolicyList = defineList({
  name: 'holidayPolicies',
  label: 'Holiday policies',
  columns: holidayPolicyColumns,
  call: holidayPoliciesCalls.list,
});
