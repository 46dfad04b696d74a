import { accessBindings } from './domains/access/access.routes.ts';
import { accountsBindings } from './domains/accounts/accounts.routes.ts';
import { announcementsBindings } from './domains/announcements/announcements.routes.ts';
import { approvalsBindings } from './domains/approvals/approvals.routes.ts';
import { attendanceBindings } from './domains/attendance/attendance.routes.ts';
import { clientUsersBindings } from './domains/client-users/client-users.routes.ts';
import { accountManagementBindings } from './domains/clients/account.routes.ts';
import { clientsBindings } from './domains/clients/clients.routes.ts';
import { employeesBindings } from './domains/employees/employees.routes.ts';
import { evaluationsBindings } from './domains/evaluations/evaluations.routes.ts';
import { holidayCalendarsBindings } from './domains/holidays/holiday-calendars.routes.ts';
import { holidayPoliciesBindings } from './domains/holidays/holiday-policies.routes.ts';
import { holidaySwapsBindings } from './domains/holidays/holiday-swaps.routes.ts';
import { holidaysBindings } from './domains/holidays/holidays.routes.ts';
import { homeBindings } from './domains/home/home.routes.ts';
import { importsBindings } from './domains/imports/imports.routes.ts';
import { availabilityBindings } from './domains/interviews/availability.routes.ts';
import { interviewsBindings } from './domains/interviews/interviews.routes.ts';
import { leaveBalancesBindings } from './domains/leave/leave-balances.routes.ts';
import { leaveCalendarBindings } from './domains/leave/leave-calendar.routes.ts';
import { leavePoliciesBindings } from './domains/leave/leave-policies.routes.ts';
import { leaveRequestsBindings } from './domains/leave/leave-requests.routes.ts';
import { leaveTypesBindings } from './domains/leave/leave-types.routes.ts';
import { currenciesBindings } from './domains/lookups/currencies.routes.ts';
import { lookupsBindings } from './domains/lookups/lookups.routes.ts';
import { officesBindings } from './domains/lookups/offices.routes.ts';
import { notificationsBindings } from './domains/notifications/notifications.routes.ts';
import { applicationsBindings } from './domains/recruitment/applications.routes.ts';
import { candidateLinksBindings } from './domains/recruitment/candidate-links.routes.ts';
import { candidateMergesBindings } from './domains/recruitment/candidate-merges.routes.ts';
import { candidatesBindings } from './domains/recruitment/candidates.routes.ts';
import { hireDraftsBindings } from './domains/recruitment/hire-drafts.routes.ts';
import { hiresBindings } from './domains/recruitment/hires.routes.ts';
import { jobDescriptionTemplatesBindings } from './domains/recruitment/job-description-templates.routes.ts';
import { jobDescriptionsBindings } from './domains/recruitment/job-descriptions.routes.ts';
import { myPositionsBindings } from './domains/recruitment/my-positions.routes.ts';
import { notesBindings } from './domains/recruitment/notes.routes.ts';
import { openPositionsBindings } from './domains/recruitment/open-positions.routes.ts';
import { recruitmentFilesBindings } from './domains/recruitment/recruitment-files.routes.ts';
import { scorecardsBindings } from './domains/recruitment/scorecards.routes.ts';
import { reportsBindings } from './domains/reports/reports.routes.ts';
import { schedulesBindings } from './domains/schedules/schedules.routes.ts';
import { shiftsBindings } from './domains/shifts/shifts.routes.ts';
import { staffUsersBindings } from './domains/staff-users/staff-users.routes.ts';
import { teamsBindings } from './domains/teams/teams.routes.ts';
import { cannedRepliesBindings } from './domains/tickets/canned-replies.routes.ts';
import { ticketApprovalsBindings } from './domains/tickets/ticket-approvals.routes.ts';
import { ticketFilingBindings } from './domains/tickets/ticket-filing.routes.ts';
import { ticketListsBindings } from './domains/tickets/ticket-lists.routes.ts';
import { ticketSlaPoliciesBindings } from './domains/tickets/ticket-sla-policies.routes.ts';
import { ticketTypesBindings } from './domains/tickets/ticket-types.routes.ts';
import { ticketWorkBindings } from './domains/tickets/ticket-work.routes.ts';
import { ticketsBindings } from './domains/tickets/tickets.routes.ts';
import { timesheetsBindings } from './domains/timesheets/timesheets.routes.ts';
import type { Binding } from './platform/http/binding.ts';

/** All bindings. A built call of the contract without a binding fails a test. */
export const allBindings: readonly Binding[] = [
  ...accessBindings,
  ...accountsBindings,
  ...announcementsBindings,
  ...approvalsBindings,
  ...attendanceBindings,
  ...clientsBindings,
  ...teamsBindings,
  ...accountManagementBindings,
  ...employeesBindings,
  ...evaluationsBindings,
  ...homeBindings,
  ...importsBindings,
  ...lookupsBindings,
  ...officesBindings,
  ...currenciesBindings,
  ...notificationsBindings,
  ...shiftsBindings,
  ...schedulesBindings,
  ...timesheetsBindings,
  ...reportsBindings,
  ...holidayCalendarsBindings,
  ...holidaysBindings,
  ...holidayPoliciesBindings,
  ...holidaySwapsBindings,
  ...leavePoliciesBindings,
  ...leaveTypesBindings,
  ...leaveBalancesBindings,
  ...leaveRequestsBindings,
  ...leaveCalendarBindings,
  ...ticketTypesBindings,
  ...ticketsBindings,
  ...ticketApprovalsBindings,
  ...ticketFilingBindings,
  ...ticketListsBindings,
  ...ticketSlaPoliciesBindings,
  ...ticketWorkBindings,
  ...openPositionsBindings,
  ...myPositionsBindings,
  ...cannedRepliesBindings,
  ...candidatesBindings,
  ...candidateLinksBindings,
  ...candidateMergesBindings,
  ...scorecardsBindings,
  ...notesBindings,
  ...recruitmentFilesBindings,
  ...applicationsBindings,
  ...hiresBindings,
  ...jobDescriptionTemplatesBindings,
  ...hireDraftsBindings,
  ...jobDescriptionsBindings,
  ...clientUsersBindings,
  ...staffUsersBindings,
  ...availabilityBindings,
  ...interviewsBindings,
];
