import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { textId } from '../../fields.ts';
import { defineList } from '../../list.ts';
import { listQuery } from '../../list-parameters.ts';
import { idParameter } from '../../paging.ts';
import { isDay } from '../../plain-day.ts';
import { validationMessages as say } from '../../validation-messages.ts';
import { calendarColumns } from './calendar-columns.ts';
import { assignmentRow, calendarPerson, calendarSummary, placementOutcome } from './shift-answers.ts';
import { shiftAccess } from './shifts.policy.ts';
import { daysOffBody, endAssignmentBody, placementBody } from './shifts.schemas.ts';

const day = z.string().refine(isDay, say.invalid('Day'));

/** Who works which shift, and when (section 7.7). */
export const employeeShiftsCalls = {
  /** The calendar: employees with their planned days, by name; with `first_on`, who has a shift on that day first. At most 42 days at once. */
  calendar: defineCall({
    name: 'shifts.calendar',
    method: 'GET',
    path: '/api/employee-shifts',
    section: '7.7',
    access: shiftAccess.calendar,
    query: listQuery(calendarColumns, { from: day, to: day, first_on: day.optional() }),
    answer: z.object({
      data: z.array(calendarPerson),
      total: z.int(),
      /** Last day of the computed schedule. */
      planned_until: z.string(),
    }),
    audit: null,
  }),

  /** Ours: shifts of each day, holidays, and how many days the marks of the calendar are on. */
  calendarSummary: defineCall({
    name: 'shifts.calendar-summary',
    method: 'GET',
    path: '/api/employee-shifts/summary',
    section: '7.7',
    access: shiftAccess.calendar,
    query: listQuery(calendarColumns, { from: day, to: day }),
    answer: calendarSummary,
    audit: null,
  }),

  /** Ours: clients and teams to choose from, within the viewer's reach. */
  calendarFilters: defineCall({
    name: 'shifts.calendar-filters',
    method: 'GET',
    path: '/api/employee-shifts/filters',
    section: '7.7',
    access: {
      permissions: ['can view employee shift calendar', 'can view all employees', 'can view employee schedule today'],
    },
    answer: z.object({
      clients: z.array(z.object({ id: z.int(), name: z.string() })),
      teams: z.array(z.object({ id: z.int(), name: z.string(), client_id: z.int() })),
    }),
    audit: null,
  }),

  /** All assignments of one employee, newest first. */
  details: defineCall({
    name: 'shifts.employee-details',
    method: 'GET',
    path: '/api/employee-shift-details',
    section: '7.7',
    access: shiftAccess.read,
    query: z.strictObject({
      employee_id: textId('Employee'),
    }),
    answer: z.array(assignmentRow),
    audit: null,
  }),

  /** Ours: previews a placement without making it. */
  preview: defineCall({
    name: 'shifts.preview-placement',
    method: 'POST',
    path: '/api/employee-shifts/preview',
    section: '7.7',
    access: shiftAccess.manage,
    body: placementBody,
    answer: z.array(placementOutcome),
    audit: null,
    effect: 'read',
  }),

  /** All of them or none. */
  place: defineCall({
    name: 'shifts.place',
    method: 'POST',
    path: '/api/employee-shifts',
    section: '7.7',
    access: shiftAccess.manage,
    body: placementBody,
    answer: z.object({ placed: z.int() }),
    status: 201,
    audit: 'shifts.place',
    idempotent: true,
  }),

  /** Ours: the last day of an assignment. A shift that it interrupted does not resume afterwards. */
  end: defineCall({
    name: 'shifts.end-assignment',
    method: 'PUT',
    path: '/api/employee-shifts/:id/last-day',
    section: '7.7',
    access: shiftAccess.manage,
    params: idParameter,
    body: endAssignmentBody,
    answer: 'nothing',
    audit: 'shifts.end-assignment',
  }),

  /** Ours: gives days of an assignment off. It goes on after them. */
  giveDaysOff: defineCall({
    name: 'shifts.give-days-off',
    method: 'PUT',
    path: '/api/employee-shifts/:id/days-off',
    section: '7.7',
    access: shiftAccess.manage,
    params: idParameter,
    body: daysOffBody,
    answer: 'nothing',
    audit: 'shifts.give-days-off',
  }),

  /** A planned one is removed; a current one ends yesterday, so that the past keeps its shift. */
  remove: defineCall({
    name: 'shifts.remove-placement',
    method: 'DELETE',
    path: '/api/employee-shifts/:id',
    section: '7.7',
    access: shiftAccess.manage,
    params: idParameter,
    answer: 'nothing',
    audit: 'shifts.remove-placement',
  }),
};

export const shiftCalendarList = defineList({
  name: 'shiftCalendar',
  label: 'Shift calendar',
  columns: calendarColumns,
  call: employeeShiftsCalls.calendar,
});
