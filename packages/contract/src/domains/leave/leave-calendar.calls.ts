import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { requiredDay, textId } from '../../fields.ts';
import { idParameter } from '../../paging.ts';
import { leaveCalendarLabels as labels } from './leave-calendar.constants.ts';
import { leaveCalendarAccess } from './leave-calendar.policy.ts';
import { clientCalendar, leaveCalendarFilters, ownCalendar, staffCalendar } from './leave-calendar-answers.ts';
import { leaveRequest, requestBalance, teamAway } from './leave-request-answers.ts';
import { leaveRequestLabels as requestLabels } from './leave-requests.constants.ts';
import { leaveRequestAccess } from './leave-requests.policy.ts';

const read = { method: 'GET', section: '2.3', audit: null } as const;
const days = { from: requiredDay(labels.from), to: requiredDay(labels.to) };
const people = { search: z.string().max(100).optional(), team_id: textId('Team').optional() };

/** Who is away between two days. Staff, client users and employees have answers of their own. */
export const leaveCalendarCalls = {
  /** Within the viewer's reach. */
  staff: defineCall({
    ...read,
    name: 'leave.calendar',
    path: '/api/leave-calendar',
    access: leaveCalendarAccess.staff,
    query: z.strictObject({
      ...days,
      ...people,
      client_id: textId('Client').optional(),
      leave_type_id: textId('Leave type').optional(),
    }),
    answer: staffCalendar,
  }),

  /** A request of the calendar, for those who decide on it. */
  request: defineCall({
    ...read,
    name: 'leave.calendar-request',
    path: '/api/leave-calendar/requests/:id',
    access: leaveRequestAccess.decide,
    params: idParameter,
    answer: leaveRequest,
  }),

  /** What the request would leave of the balance, for those who decide on it. */
  balance: defineCall({
    ...read,
    name: 'leave.request-balance',
    path: '/api/leave-calendar/requests/:id/balance',
    access: leaveRequestAccess.decide,
    params: idParameter,
    answer: requestBalance,
  }),

  /** The people of the viewer's company, with approved leave. */
  client: defineCall({
    ...read,
    name: 'leave.client-calendar',
    path: '/api/leave-calendar/client',
    section: '2.6',
    access: leaveCalendarAccess.client,
    query: z.strictObject({ ...days, ...people }),
    answer: clientCalendar,
  }),

  /** The viewer's own leave, and approved leave of the colleagues in the same teams. */
  own: defineCall({
    ...read,
    name: 'leave.own-calendar',
    path: '/api/leave-calendar/own',
    access: 'login',
    query: z.strictObject(days),
    answer: ownCalendar,
  }),

  /** How many of the teams of an employee are away; without an employee: of the viewer's. */
  teamAway: defineCall({
    ...read,
    name: 'leave.team-away',
    path: '/api/leave-calendar/team',
    access: 'login',
    query: z.strictObject({ ...days, employee_id: textId(requestLabels.employee_id).optional() }),
    answer: teamAway,
  }),

  /** What staff and client users filter by; empty for others. */
  filters: defineCall({
    ...read,
    name: 'leave.calendar-filters',
    path: '/api/leave-calendar/filters',
    access: 'login',
    answer: leaveCalendarFilters,
  }),
};
