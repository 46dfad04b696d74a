import { accessScreens } from './domains/access/access.screens.ts';
import { accountsScreens } from './domains/accounts/accounts.screens.ts';
import { announcementsScreens } from './domains/announcements/announcements.screens.ts';
import { approvalsScreens } from './domains/approvals/approvals.screens.ts';
import { attendanceScreens } from './domains/attendance/attendance.screens.ts';
import { broadcastsScreens } from './domains/broadcasts/broadcasts.screens.ts';
import { casesScreens } from './domains/cases/cases.screens.ts';
import { clientUsersScreens } from './domains/client-users/client-users.screens.ts';
import { clientsScreens } from './domains/clients/clients.screens.ts';
import { documentsScreens } from './domains/documents/documents.screens.ts';
import { employeesScreens } from './domains/employees/employees.screens.ts';
import { verifyEmployeeScreens } from './domains/employees/verify-employee.screens.ts';
import { hiringScreens } from './domains/hiring/hiring.screens.ts';
import { holidaysScreens } from './domains/holidays/holidays.screens.ts';
import { homeScreens } from './domains/home/home.screens.ts';
import { importsScreens } from './domains/imports/imports.screens.ts';
import { interviewsScreens } from './domains/interviews/interviews.screens.ts';
import { invoicesScreens } from './domains/invoices/invoices.screens.ts';
import { leaveScreens } from './domains/leave/leave.screens.ts';
import { lookupsScreens } from './domains/lookups/lookups.screens.ts';
import { notificationsScreens } from './domains/notifications/notifications.screens.ts';
import { publicCandidateScreens } from './domains/recruitment/public-candidate.screens.ts';
import { recruitmentScreens } from './domains/recruitment/recruitment.screens.ts';
import { reportsScreens } from './domains/reports/reports.screens.ts';
import { schedulesScreens } from './domains/schedules/schedules.screens.ts';
import { shiftsScreens } from './domains/shifts/shifts.screens.ts';
import { staffUsersScreens } from './domains/staff-users/staff-users.screens.ts';
import { teamsScreens } from './domains/teams/teams.screens.ts';
import { ticketsScreens } from './domains/tickets/tickets.screens.ts';
import { timesheetsScreens } from './domains/timesheets/timesheets.screens.ts';
import type { ScreenDeclaration } from './screen.ts';

/** Every screen by its route name: the addresses of section 2, and a few of our own. */
export const screens = {
  ...accessScreens,
  ...accountsScreens,
  ...announcementsScreens,
  ...approvalsScreens,
  ...attendanceScreens,
  ...broadcastsScreens,
  ...casesScreens,
  ...clientsScreens,
  ...clientUsersScreens,
  ...staffUsersScreens,
  ...documentsScreens,
  ...employeesScreens,
  ...verifyEmployeeScreens,
  ...hiringScreens,
  ...holidaysScreens,
  ...homeScreens,
  ...importsScreens,
  ...interviewsScreens,
  ...invoicesScreens,
  ...leaveScreens,
  ...lookupsScreens,
  ...notificationsScreens,
  ...publicCandidateScreens,
  ...recruitmentScreens,
  ...reportsScreens,
  ...schedulesScreens,
  ...shiftsScreens,
  ...teamsScreens,
  ...ticketsScreens,
  ...timesheetsScreens,
};

export type ScreenName = keyof typeof screens;

export const allScreens: readonly ScreenDeclaration[] = Object.values(screens);
