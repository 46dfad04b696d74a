import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { defineRecordCalls } from '../../define-record-calls.ts';
import { defineList } from '../../list.ts';
import { listQuery } from '../../list-parameters.ts';
import { defineLookup } from '../../lookup.ts';
import { idParameter } from '../../paging.ts';
import {
  addedPublished,
  copiedYear,
  holidayCalendarChoice,
  holidayCalendarDetails,
  holidayCalendarRow,
} from './holiday-calendar-answers.ts';
import { holidayCalendarColumns } from './holiday-calendar-columns.ts';
import { holidayCalendarAccess } from './holiday-calendars.policy.ts';
import {
  addPublishedBody,
  copyYearBody,
  createHolidayCalendarBody,
  updateHolidayCalendarBody,
} from './holiday-calendars.schemas.ts';

const read = { method: 'GET', section: '2.4', access: holidayCalendarAccess.list, audit: null } as const;
const change = { section: '2.4', access: holidayCalendarAccess.change } as const;

export const holidayCalendarsCalls = {
  list: defineCall({
    ...read,
    name: 'holidays.holiday-calendar-table',
    path: '/api/holiday-calendars',
    query: listQuery(holidayCalendarColumns),
    answer: z.object({ data: z.array(holidayCalendarRow), total: z.int().min(0) }),
  }),
  details: defineCall({
    ...read,
    name: 'holidays.holiday-calendar-details',
    path: '/api/holiday-calendars/:id',
    params: idParameter,
    answer: holidayCalendarDetails,
  }),
  /** Holidays on the same date each year; movable ones are named in the answer. */
  copyYear: defineCall({
    ...change,
    method: 'POST',
    name: 'holidays.copy-year',
    path: '/api/holiday-calendars/copy-year',
    body: copyYearBody,
    answer: copiedYear,
    audit: 'holidays.copy-year',
    idempotent: true,
  }),
  /** The holidays that the law of the calendar's place names for a year. They are stored, and edited like others. */
  addPublished: defineCall({
    ...change,
    method: 'POST',
    name: 'holidays.add-published',
    path: '/api/holiday-calendars/add-published',
    body: addPublishedBody,
    answer: addedPublished,
    audit: 'holidays.add-published',
    idempotent: true,
  }),
  choices: defineLookup({
    section: '2.4',
    access: holidayCalendarAccess.list,
    name: 'holidays.calendar-choices',
    path: '/api/holiday-calendar-choices',
    row: holidayCalendarChoice,
  }),
  ...defineRecordCalls({
    ...change,
    domain: 'holidays',
    thing: 'holiday-calendar',
    path: '/api/holiday-calendars',
    createBody: createHolidayCalendarBody,
    updateBody: updateHolidayCalendarBody,
  }),
};

export const holidayCalendarList = defineList({
  name: 'holidayCalendars',
  label: 'Holiday calendars',
  columns: holidayCalendarColumns,
  call: holidayCalendarsCalls.list,
});
