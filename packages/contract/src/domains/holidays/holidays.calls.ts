import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { defineRecordCalls } from '../../define-record-calls.ts';
import { defineList } from '../../list.ts';
import { listQuery } from '../../list-parameters.ts';
import { comingHoliday, holidayRow, touchedPeople } from './holiday-answers.ts';
import { holidayColumns } from './holiday-columns.ts';
import { holidayAccess } from './holidays.policy.ts';
import { createHolidayBody, previewHolidayBody, updateHolidayBody } from './holidays.schemas.ts';

const change = { section: '2.4', access: holidayAccess.change } as const;

export const holidaysCalls = {
  list: defineCall({
    method: 'GET',
    section: '2.4',
    access: holidayAccess.list,
    audit: null,
    name: 'holidays.holiday-table',
    path: '/api/holidays',
    query: listQuery(holidayColumns),
    answer: z.object({ data: z.array(holidayRow), total: z.int().min(0) }),
  }),
  /** The next holidays of an employee, or of the people of a client. Staff have them among what comes up. */
  coming: defineCall({
    method: 'GET',
    section: '2.7',
    access: 'login',
    audit: null,
    name: 'holidays.coming',
    path: '/api/holidays/coming',
    answer: z.array(comingHoliday),
  }),
  /** Whom a change of a holiday touches, before it is made. */
  preview: defineCall({
    ...change,
    method: 'POST',
    audit: null,
    effect: 'read',
    name: 'holidays.preview-holiday',
    path: '/api/holidays/preview',
    body: previewHolidayBody,
    answer: touchedPeople,
  }),
  ...defineRecordCalls({
    ...change,
    domain: 'holidays',
    thing: 'holiday',
    path: '/api/holidays',
    createBody: createHolidayBody,
    updateBody: updateHolidayBody,
  }),
};

export const holidayList = defineList({
  name: 'holidays',
  label: 'Holidays',
  columns: holidayColumns,
  call: holidaysCalls.list,
});
