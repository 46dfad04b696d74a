import { accessPages } from '../domains/access/access.routes.ts';
import { accountsPages } from '../domains/accounts/accounts.routes.ts';
import { announcementsPages } from '../domains/announcements/announcements.routes.ts';
import { approvalsPages } from '../domains/approvals/approvals.routes.ts';
import { attendancePages } from '../domains/attendance/attendance.routes.ts';
import { clientUsersPages } from '../domains/client-users/client-users.routes.ts';
import { clientsPages } from '../domains/clients/clients.routes.ts';
import { employeesPages } from '../domains/employees/employees.routes.ts';
import { verifyEmployeePages } from '../domains/employees/verify-employee.routes.ts';
import { holidaysPages } from '../domains/holidays/holidays.routes.ts';
import { homePages } from '../domains/home/home.routes.ts';
import { importsPages } from '../domains/imports/imports.routes.ts';
import { interviewsPages } from '../domains/interviews/interviews.routes.ts';
import { leavePages } from '../domains/leave/leave.routes.ts';
import { lookupsPages } from '../domains/lookups/lookups.routes.ts';
import { notificationsPages } from '../domains/notifications/notifications.routes.ts';
import { publicCandidatePages } from '../domains/recruitment/public-candidate.routes.ts';
import { recruitmentPages } from '../domains/recruitment/recruitment.routes.ts';
import { reportsPages } from '../domains/reports/reports.routes.ts';
import { schedulesPages } from '../domains/schedules/schedules.routes.ts';
import { shiftsPages } from '../domains/shifts/shifts.routes.ts';
import { staffUsersPages } from '../domains/staff-users/staff-users.routes.ts';
import { teamsPages } from '../domains/teams/teams.routes.ts';
import { ticketsPages } from '../domains/tickets/tickets.routes.ts';
import { timesheetsPages } from '../domains/timesheets/timesheets.routes.ts';
import type { LazyPage } from '../platform/access/lazy-page.ts';
import { myProfile } from './my-profile.tsx';
import type { Pages } from './screen-routes.tsx';

/** Of records that other domains add parts to. Loaded with the page. */
const withParts =
  (page: LazyPage | undefined): LazyPage =>
  async () => {
    if (page === undefined) throw new Error('The page of a record is missing.');
    const [Page, { withRecordParts }] = await Promise.all([page(), import('./record-parts.tsx')]);
    return withRecordParts(Page);
  };

/** The page of every built screen, by the screen's name. */
export const pages: Pages = {
  ...accessPages,
  ...accountsPages,
  ...announcementsPages,
  ...approvalsPages,
  ...attendancePages,
  ...clientsPages,
  ...clientUsersPages,
  ...staffUsersPages,
  clientDetails: withParts(clientsPages.clientDetails),
  ...employeesPages,
  employeeDetails: withParts(employeesPages.employeeDetails),
  ...verifyEmployeePages,
  ...homePages,
  ...importsPages,
  ...lookupsPages,
  ...notificationsPages,
  ...reportsPages,
  ...schedulesPages,
  ...shiftsPages,
  ...teamsPages,
  teams: withParts(teamsPages.teams),
  ...timesheetsPages,
  myProfile,
  ...holidaysPages,
  ...leavePages,
  ...ticketsPages,
  ...interviewsPages,
  ...publicCandidatePages,
  ...recruitmentPages,
};
