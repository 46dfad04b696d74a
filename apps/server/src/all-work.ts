import { accountsListeners } from './domains/accounts/accounts.events.ts';
import { accountsJobs, alertAboutDownloads } from './domains/accounts/accounts.jobs.ts';
import { announcementsListeners } from './domains/announcements/announcements.events.ts';
import { sendDueAnnouncements } from './domains/announcements/announcements.jobs.ts';
import { checkApproversDaily, remindOfApprovals } from './domains/approvals/approvals.jobs.ts';
import { attendanceListeners } from './domains/attendance/attendance.events.ts';
import {
  alertAboutBreaks,
  healAttendanceDaily,
  remindOfClockOuts,
  settleAttendanceSoon,
} from './domains/attendance/attendance.jobs.ts';
import { clientUsersListeners } from './domains/client-users/client-users.events.ts';
import { clientsListeners } from './domains/clients/clients.events.ts';
import { forgetRemovedContactsDaily } from './domains/clients/clients.jobs.ts';
import { forgetRemovedFilesDaily } from './domains/documents/documents.jobs.ts';
import { employeesListeners } from './domains/employees/employees.events.ts';
import { applyEndingsSoon, refreshEmployeeListDaily } from './domains/employees/employees.jobs.ts';
import { holidaysListeners } from './domains/holidays/holidays.events.ts';
import { followHolidaysDaily, settleHolidaySwapsDaily } from './domains/holidays/holidays.jobs.ts';
import { compareNeedsDaily } from './domains/home/home.jobs.ts';
import { forgetImportFiles, runImports } from './domains/imports/imports.jobs.ts';
import { interviewsListeners } from './domains/interviews/interviews.events.ts';
import { remindOfInterviewsSoon } from './domains/interviews/interviews.jobs.ts';
import { leaveListeners } from './domains/leave/leave.events.ts';
import { accrueLeaveDaily } from './domains/leave/leave.jobs.ts';
import { lookupsListeners } from './domains/lookups/lookups.events.ts';
import { sendBrowserMessages, sendNotifications } from './domains/notifications/notifications.jobs.ts';
import { hireDraftsListeners } from './domains/recruitment/hire-drafts.events.ts';
import { jobDescriptionsListeners } from './domains/recruitment/job-descriptions.events.ts';
import { recruitmentListeners } from './domains/recruitment/recruitment.events.ts';
import {
  anonymiseCandidatesDaily,
  readResumesSoon,
  warnOfRetentionDaily,
} from './domains/recruitment/recruitment.jobs.ts';
import { schedulesListeners } from './domains/schedules/schedules.events.ts';
import { expireSwapsSoon } from './domains/schedules/schedules.jobs.ts';
import { shiftsListeners } from './domains/shifts/shifts.events.ts';
import { extendSchedulesDaily } from './domains/shifts/shifts.jobs.ts';
import { staffUsersListeners } from './domains/staff-users/staff-users.events.ts';
import { cannedRepliesListeners } from './domains/tickets/canned-replies.events.ts';
import { leaveTicketsListeners } from './domains/tickets/leave-tickets.events.ts';
import { releasedTicketsListeners } from './domains/tickets/released-tickets.events.ts';
import { ticketSlaPoliciesListeners } from './domains/tickets/ticket-sla-policies.events.ts';
import { ticketsListeners, ticketTypesListeners } from './domains/tickets/tickets.events.ts';
import {
  closeResolvedTicketsDaily,
  recountTicketTimesSoon,
  releaseTicketsDaily,
  remindOfDueTicketsSoon,
} from './domains/tickets/tickets.jobs.ts';
import { timesheetsListeners } from './domains/timesheets/timesheets.events.ts';
import { openTimesheetsDaily, reviseTimesheetsDaily } from './domains/timesheets/timesheets.jobs.ts';
import type { BaseContext } from './platform/context/context.ts';
import type { EventListener } from './platform/events/event-listeners.ts';
import type { BackgroundWork } from './platform/jobs/background-work.ts';
import type { DailyWork } from './platform/jobs/daily-jobs.ts';
import { housekeeping } from './platform/jobs/housekeeping.ts';
import { sweepFiles } from './platform/jobs/sweep-files.ts';

/** Listeners that run after the commit, by event. */
export const allListeners: readonly EventListener<BaseContext>[] = [
  ...accountsListeners,
  ...announcementsListeners,
  ...attendanceListeners,
  ...clientsListeners,
  ...clientUsersListeners,
  ...staffUsersListeners,
  ...employeesListeners,
  ...lookupsListeners,
  ...shiftsListeners,
  ...schedulesListeners,
  ...timesheetsListeners,
  ...holidaysListeners,
  ...leaveListeners,
  ...releasedTicketsListeners,
  ...leaveTicketsListeners,
  ...ticketTypesListeners,
  ...ticketSlaPoliciesListeners,
  ...ticketsListeners,
  ...cannedRepliesListeners,
  ...recruitmentListeners,
  ...hireDraftsListeners,
  ...jobDescriptionsListeners,
  ...interviewsListeners,
];

/** Jobs that run once on each day of the home zone. */
export const allDailyJobs: readonly DailyWork<BaseContext>[] = [
  housekeeping,
  // The sweep forgets only contents without a row.
  forgetRemovedFilesDaily,
  sweepFiles,
  ...accountsJobs,
  // The list shows whether an employee is on the schedule, so the schedule comes first.
  // Holidays are marks of the schedule.
  settleHolidaySwapsDaily,
  followHolidaysDaily,
  extendSchedulesDaily,
  healAttendanceDaily,
  accrueLeaveDaily,
  refreshEmployeeListDaily,
  openTimesheetsDaily,
  reviseTimesheetsDaily,
  checkApproversDaily,
  compareNeedsDaily,
  forgetImportFiles,
  closeResolvedTicketsDaily,
  releaseTicketsDaily,
  forgetRemovedContactsDaily,
  // The warning comes before what it warns of.
  warnOfRetentionDaily,
  anonymiseCandidatesDaily,
];

/** Work that waits in tables until a process takes it. */
export const allBackgroundWorks: readonly BackgroundWork[] = [
  runImports,
  sendDueAnnouncements,
  settleAttendanceSoon,
  applyEndingsSoon,
  remindOfClockOuts,
  alertAboutBreaks,
  remindOfApprovals,
  expireSwapsSoon,
  alertAboutDownloads,
  sendNotifications,
  sendBrowserMessages,
  recountTicketTimesSoon,
  remindOfDueTicketsSoon,
  remindOfInterviewsSoon,
  readResumesSoon,
];
