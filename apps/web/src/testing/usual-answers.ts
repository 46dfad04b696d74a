import type { ListSettings } from '@muster/contract/domains/accounts/list-settings.calls.ts';
import type { NotificationSettings } from '@muster/contract/domains/notifications/notification-settings.calls.ts';
import type { PageData } from '@muster/contract/page-data.ts';
import type { RequestHandler } from 'msw';
import { announcementsEndpoints } from '../platform/api/endpoints/announcements.generated.ts';
import { attendanceMetricsEndpoints } from '../platform/api/endpoints/attendance-metrics.generated.ts';
import { candidatesEndpoints } from '../platform/api/endpoints/candidates.generated.ts';
import { clientsEndpoints } from '../platform/api/endpoints/clients.generated.ts';
import { comingUpEndpoints } from '../platform/api/endpoints/coming-up.generated.ts';
import { holidaySwapsEndpoints } from '../platform/api/endpoints/holiday-swaps.generated.ts';
import { holidaysEndpoints } from '../platform/api/endpoints/holidays.generated.ts';
import { homeEndpoints } from '../platform/api/endpoints/home.generated.ts';
import { interviewsEndpoints } from '../platform/api/endpoints/interviews.generated.ts';
import { jobDescriptionTemplatesEndpoints } from '../platform/api/endpoints/job-description-templates.generated.ts';
import { leaveCalendarEndpoints } from '../platform/api/endpoints/leave-calendar.generated.ts';
import { leaveRequestsEndpoints } from '../platform/api/endpoints/leave-requests.generated.ts';
import { listSettingsEndpoints } from '../platform/api/endpoints/list-settings.generated.ts';
import { lookupsEndpoints } from '../platform/api/endpoints/lookups.generated.ts';
import { myPositionsEndpoints } from '../platform/api/endpoints/my-positions.generated.ts';
import { needsEndpoints } from '../platform/api/endpoints/needs.generated.ts';
import { notificationSettingsEndpoints } from '../platform/api/endpoints/notification-settings.generated.ts';
import { notificationTypesEndpoints } from '../platform/api/endpoints/notification-types.generated.ts';
import { notificationsEndpoints } from '../platform/api/endpoints/notifications.generated.ts';
import { openPositionsEndpoints } from '../platform/api/endpoints/open-positions.generated.ts';
import { ownAccountsEndpoints } from '../platform/api/endpoints/own-accounts.generated.ts';
import { payChangesEndpoints } from '../platform/api/endpoints/pay-changes.generated.ts';
import { profileEndpoints } from '../platform/api/endpoints/profile.generated.ts';
import { savedViewsEndpoints } from '../platform/api/endpoints/saved-views.generated.ts';
import { setupEndpoints } from '../platform/api/endpoints/setup.generated.ts';
import { shiftsEndpoints } from '../platform/api/endpoints/shifts.generated.ts';
import { signInEndpoints } from '../platform/api/endpoints/sign-in.generated.ts';
import { teamsEndpoints } from '../platform/api/endpoints/teams.generated.ts';
import { ticketListsEndpoints } from '../platform/api/endpoints/ticket-lists.generated.ts';
import { ticketsEndpoints } from '../platform/api/endpoints/tickets.generated.ts';
import { timesheetsEndpoints } from '../platform/api/endpoints/timesheets.generated.ts';
import { todayEndpoints } from '../platform/api/endpoints/today.generated.ts';
import { workedPositionsEndpoints } from '../platform/api/endpoints/worked-positions.generated.ts';
import { answers } from './fake-server.ts';
import { userDetailsFor } from './people.ts';

const nobody = { count: 0, people: [] };

const listSettings: ListSettings = {
  list: 'employees',
  column_order: [],
  hidden_columns: null,
  widths: {},
  density: 'comfortable',
};

export const notificationSettings: NotificationSettings = {
  types: [],
  quiet_from: null,
  quiet_until: null,
  digest: 'none',
  digest_hour: 8,
  digest_weekday: 1,
  zone: 'Asia/Manila',
  has_phone: true,
  push_key: null,
  browsers: [],
};

/** What every signed-in screen requests in addition to its own calls. */
export function usualAnswers(page: PageData): RequestHandler[] {
  return [
    answers(signInEndpoints.csrfCookie, undefined),
    answers(signInEndpoints.createToken, { token: 'token-of-the-test', expires_at: '2026-11-21T12:00:00Z' }),
    answers(profileEndpoints.userDetails, userDetailsFor(page)),
    answers(notificationsEndpoints.list, { data: [], total: 0, unread: 0 }),
    answers(notificationTypesEndpoints.list, []),
    answers(notificationSettingsEndpoints.read, notificationSettings),
    answers(announcementsEndpoints.own, { data: [], unread: 0 }),
    answers(savedViewsEndpoints.list, []),
    answers(listSettingsEndpoints.read, listSettings),
    answers(listSettingsEndpoints.change, listSettings),
    answers(payChangesEndpoints.list, { data: [], total: 0 }),
    answers(timesheetsEndpoints.own, { data: [] }),
    answers(interviewsEndpoints.upcoming, { data: [] }),
    answers(interviewsEndpoints.list, { data: [], total: 0, counts: {} }),
    answers(myPositionsEndpoints.list, { data: [], total: 0, counts: {} }),
    answers(myPositionsEndpoints.figures, { open: 0, waiting: 0, presented: 0, places: 0, filled: 0 }),
    answers(needsEndpoints.list, { counts: [], overdue: 0, snoozed: 0, total: 0, data: [] }),
    answers(todayEndpoints.read, {
      now: '2026-11-21T02:00:00Z',
      total: 0,
      on_break: 0,
      finished: 0,
      on_holiday: 0,
      groups: { working: nobody, late: nobody, missing: nobody, on_leave: nobody, later: nobody },
      client_id: null,
      is_partial: false,
    }),
    answers(attendanceMetricsEndpoints.trend, { weeks: [], before: [] }),
    answers(setupEndpoints.read, []),
    answers(comingUpEndpoints.list, []),
    answers(holidaysEndpoints.coming, []),
    answers(holidaySwapsEndpoints.own, { holidays: [], swaps: [] }),
    answers(leaveRequestsEndpoints.choices, { policy: null, types: [] }),
    answers(leaveRequestsEndpoints.own, []),
    answers(leaveCalendarEndpoints.staff, { total: 0, people: [], teams: [] }),
    answers(leaveCalendarEndpoints.client, { total: 0, people: [], teams: [] }),
    answers(candidatesEndpoints.list, { data: [], total: 0 }),
    answers(openPositionsEndpoints.list, { data: [], total: 0, counts: {} }),
    answers(jobDescriptionTemplatesEndpoints.list, { data: [], total: 0 }),
    answers(ticketListsEndpoints.all, { data: [], total: 0 }),
    answers(ticketListsEndpoints.mine, { data: [], total: 0 }),
    answers(ticketsEndpoints.open, { data: [], total: 0, overdue: 0, mine: 0, unassigned: 0 }),
    answers(timesheetsEndpoints.nextLock, {
      periods: [
        {
          period: { first: '2026-11-01', last: '2026-11-15' },
          total: 0,
          locked: 0,
          ready: 0,
          submitted: 0,
          open: 0,
          blocked: [],
          unchecked: 0,
        },
      ],
      more: 0,
      unapproved: [],
    }),
    answers(ownAccountsEndpoints.read, { clients: 0, people: 0, incomplete: 0, today: [] }),
    answers(workedPositionsEndpoints.list, { data: [], total: 0 }),
    answers(clientsEndpoints.forDropdown, []),
    answers(shiftsEndpoints.forDropdown, []),
    answers(teamsEndpoints.table, { data: [], total: 0 }),
    answers(homeEndpoints.figures, { notifications: { unread: 0 } }),
    answers(lookupsEndpoints.timezones, [
      { id: 1, name: 'Africa/Abidjan', friendly_name: "Abidjan, Côte d'Ivoire", country_id: null },
      { id: 291, name: 'Asia/Manila', friendly_name: 'Manila, Philippines', country_id: null },
    ]),
  ];
}
