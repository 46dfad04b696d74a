import { allLists } from './all-lists.ts';
import type { CallDeclaration } from './call.ts';
import { accessCalls } from './domains/access/activity.calls.ts';
import { accountsCalls } from './domains/accounts/accounts.calls.ts';
import { listSettingsCalls } from './domains/accounts/list-settings.calls.ts';
import { savedViewsCalls } from './domains/accounts/saved-views.calls.ts';
import { announcementsCalls } from './domains/announcements/announcements.calls.ts';
import { policiesCalls } from './domains/approvals/policies.calls.ts';
import { substitutesCalls } from './domains/approvals/substitutes.calls.ts';
import { attendanceCalls } from './domains/attendance/attendance.calls.ts';
import { attendanceDaysCalls } from './domains/attendance/attendance-days.calls.ts';
import { correctionsCalls } from './domains/attendance/corrections.calls.ts';
import { overtimeCalls } from './domains/attendance/overtime.calls.ts';
import { clientUsersCalls } from './domains/client-users/client-users.calls.ts';
import { accountCalls } from './domains/clients/account.calls.ts';
import { clientAttachmentCalls } from './domains/clients/client-attachment.calls.ts';
import { clientRecordCalls } from './domains/clients/client-record.calls.ts';
import { clientsCalls } from './domains/clients/clients.calls.ts';
import { hoursApprovalCalls } from './domains/clients/hours-approval.calls.ts';
import { duplicatesCalls } from './domains/employees/duplicates.calls.ts';
import { employeeAttachmentCalls } from './domains/employees/employee-attachment.calls.ts';
import { employeeCardCalls } from './domains/employees/employee-card.calls.ts';
import { employeeHistoryCalls } from './domains/employees/employee-history.calls.ts';
import { employeeLookupCalls } from './domains/employees/employee-lookups.calls.ts';
import { employeeProfileCalls } from './domains/employees/employee-profile.calls.ts';
import { employeeStatusCalls } from './domains/employees/employee-status.calls.ts';
import { employeesCalls } from './domains/employees/employees.calls.ts';
import { payChangesCalls } from './domains/employees/pay-changes.calls.ts';
import { evaluationsCalls } from './domains/evaluations/evaluations.calls.ts';
import { holidayCalendarsCalls } from './domains/holidays/holiday-calendars.calls.ts';
import { holidayPoliciesCalls } from './domains/holidays/holiday-policies.calls.ts';
import { holidaySwapsCalls } from './domains/holidays/holiday-swaps.calls.ts';
import { holidaysCalls } from './domains/holidays/holidays.calls.ts';
import { comingUpCalls } from './domains/home/coming-up.calls.ts';
import { homeCalls } from './domains/home/home.calls.ts';
import { needsCalls } from './domains/home/needs.calls.ts';
import { ownAccountsCalls } from './domains/home/own-accounts.calls.ts';
import { setupCalls } from './domains/home/setup.calls.ts';
import { todayCalls } from './domains/home/today.calls.ts';
import { workedPositionsCalls } from './domains/home/worked-positions.calls.ts';
import { importsCalls } from './domains/imports/imports.calls.ts';
import { availabilityCalls } from './domains/interviews/availability.calls.ts';
import { interviewsCalls } from './domains/interviews/interviews.calls.ts';
import { clientLeaveCalls } from './domains/leave/client-leave.calls.ts';
import { leaveBalancesCalls } from './domains/leave/leave-balances.calls.ts';
import { leaveCalendarCalls } from './domains/leave/leave-calendar.calls.ts';
import { leaveFeedCalls } from './domains/leave/leave-feed.calls.ts';
import { leavePoliciesCalls } from './domains/leave/leave-policies.calls.ts';
import { leaveRequestAttachmentCalls } from './domains/leave/leave-request-attachment.calls.ts';
import { leaveRequestsCalls } from './domains/leave/leave-requests.calls.ts';
import { leaveTypesCalls } from './domains/leave/leave-types.calls.ts';
import { currenciesCalls } from './domains/lookups/currencies.calls.ts';
import { lookupsCalls } from './domains/lookups/lookups.calls.ts';
import { officesCalls } from './domains/lookups/offices.calls.ts';
import { notificationSettingsCalls } from './domains/notifications/notification-settings.calls.ts';
import { notificationTypesCalls } from './domains/notifications/notification-types.calls.ts';
import { notificationsCalls } from './domains/notifications/notifications.calls.ts';
import { applicationsCalls } from './domains/recruitment/applications.calls.ts';
import { candidateAttachmentCalls } from './domains/recruitment/candidate-attachment.calls.ts';
import { candidateLinksCalls } from './domains/recruitment/candidate-links.calls.ts';
import { candidateMergesCalls } from './domains/recruitment/candidate-merges.calls.ts';
import { candidatesCalls } from './domains/recruitment/candidates.calls.ts';
import { hireDraftsCalls } from './domains/recruitment/hire-drafts.calls.ts';
import { hiresCalls } from './domains/recruitment/hires.calls.ts';
import { jobDescriptionTemplatesCalls } from './domains/recruitment/job-description-templates.calls.ts';
import { jobDescriptionsCalls } from './domains/recruitment/job-descriptions.calls.ts';
import { myPositionsCalls } from './domains/recruitment/my-positions.calls.ts';
import { notesCalls } from './domains/recruitment/notes.calls.ts';
import { openPositionsCalls } from './domains/recruitment/open-positions.calls.ts';
import { positionAttachmentCalls } from './domains/recruitment/position-attachment.calls.ts';
import { scorecardsCalls } from './domains/recruitment/scorecards.calls.ts';
import { attendanceMetricsCalls } from './domains/reports/attendance-metrics.calls.ts';
import { ownScheduleCalls } from './domains/schedules/own-schedule.calls.ts';
import { swapsCalls } from './domains/schedules/swaps.calls.ts';
import { employeeShiftsCalls } from './domains/shifts/employee-shifts.calls.ts';
import { rotationsCalls } from './domains/shifts/rotations.calls.ts';
import { scheduleCalls } from './domains/shifts/schedule.calls.ts';
import { shiftsCalls } from './domains/shifts/shifts.calls.ts';
import { staffUsersCalls } from './domains/staff-users/staff-users.calls.ts';
import { teamsCalls } from './domains/teams/teams.calls.ts';
import { cannedRepliesCalls } from './domains/tickets/canned-replies.calls.ts';
import { ticketApprovalsCalls } from './domains/tickets/ticket-approvals.calls.ts';
import { ticketAttachmentCalls } from './domains/tickets/ticket-attachment.calls.ts';
import { ticketFilingCalls } from './domains/tickets/ticket-filing.calls.ts';
import { ticketListsCalls } from './domains/tickets/ticket-lists.calls.ts';
import { ticketNoteAttachmentCalls } from './domains/tickets/ticket-note-attachment.calls.ts';
import { ticketReplyAttachmentCalls } from './domains/tickets/ticket-reply-attachment.calls.ts';
import { ticketSlaPoliciesCalls } from './domains/tickets/ticket-sla-policies.calls.ts';
import { ticketTypesCalls } from './domains/tickets/ticket-types.calls.ts';
import { ticketWorkCalls } from './domains/tickets/ticket-work.calls.ts';
import { ticketsCalls } from './domains/tickets/tickets.calls.ts';
import { clientTimesheetsCalls } from './domains/timesheets/client-timesheets.calls.ts';
import { timesheetsCalls } from './domains/timesheets/timesheets.calls.ts';

/** Every call that the server answers. Calls of the specification that are not built are in not-yet-built.ts. */
export const allCalls: readonly CallDeclaration[] = [
  ...Object.values(accessCalls),
  ...Object.values(accountsCalls),
  ...Object.values(savedViewsCalls),
  ...Object.values(listSettingsCalls),
  ...Object.values(announcementsCalls),
  ...Object.values(policiesCalls),
  ...Object.values(substitutesCalls),
  ...Object.values(attendanceCalls),
  ...Object.values(correctionsCalls),
  ...Object.values(overtimeCalls),
  ...Object.values(attendanceDaysCalls),
  ...Object.values(clientsCalls),
  ...Object.values(clientRecordCalls),
  ...Object.values(clientAttachmentCalls),
  ...Object.values(teamsCalls),
  ...Object.values(accountCalls),
  ...Object.values(employeesCalls),
  ...Object.values(duplicatesCalls),
  ...Object.values(payChangesCalls),
  ...Object.values(employeeHistoryCalls),
  ...Object.values(employeeLookupCalls),
  ...Object.values(employeeAttachmentCalls),
  ...Object.values(employeeCardCalls),
  ...Object.values(employeeProfileCalls),
  ...Object.values(employeeStatusCalls),
  ...Object.values(evaluationsCalls),
  ...Object.values(homeCalls),
  ...Object.values(needsCalls),
  ...Object.values(comingUpCalls),
  ...Object.values(setupCalls),
  ...Object.values(ownAccountsCalls),
  ...Object.values(workedPositionsCalls),
  ...Object.values(todayCalls),
  ...Object.values(importsCalls),
  ...Object.values(lookupsCalls),
  ...Object.values(officesCalls),
  ...Object.values(currenciesCalls),
  ...Object.values(notificationsCalls),
  ...Object.values(notificationSettingsCalls),
  ...Object.values(notificationTypesCalls),
  ...Object.values(shiftsCalls),
  ...Object.values(rotationsCalls),
  ...Object.values(employeeShiftsCalls),
  ...Object.values(scheduleCalls),
  ...Object.values(ownScheduleCalls),
  ...Object.values(swapsCalls),
  ...Object.values(timesheetsCalls),
  ...Object.values(clientLeaveCalls),
  ...Object.values(clientTimesheetsCalls),
  ...Object.values(hoursApprovalCalls),
  ...Object.values(attendanceMetricsCalls),
  ...allLists.map(({ exportCall }) => exportCall),
  ...Object.values(holidayCalendarsCalls),
  ...Object.values(holidaysCalls),
  ...Object.values(holidayPoliciesCalls),
  ...Object.values(holidaySwapsCalls),
  ...Object.values(leavePoliciesCalls),
  ...Object.values(leaveTypesCalls),
  ...Object.values(leaveBalancesCalls),
  ...Object.values(leaveRequestAttachmentCalls),
  ...Object.values(leaveRequestsCalls),
  ...Object.values(leaveCalendarCalls),
  ...Object.values(leaveFeedCalls),
  ...Object.values(ticketTypesCalls),
  ...Object.values(ticketsCalls),
  ...Object.values(ticketApprovalsCalls),
  ...Object.values(ticketFilingCalls),
  ...Object.values(ticketListsCalls),
  ...Object.values(ticketSlaPoliciesCalls),
  ...Object.values(ticketWorkCalls),
  ...Object.values(ticketAttachmentCalls),
  ...Object.values(ticketReplyAttachmentCalls),
  ...Object.values(ticketNoteAttachmentCalls),
  ...Object.values(openPositionsCalls),
  ...Object.values(myPositionsCalls),
  ...Object.values(cannedRepliesCalls),
  ...Object.values(candidatesCalls),
  ...Object.values(candidateLinksCalls),
  ...Object.values(candidateMergesCalls),
  ...Object.values(scorecardsCalls),
  ...Object.values(applicationsCalls),
  ...Object.values(hiresCalls),
  ...Object.values(jobDescriptionTemplatesCalls),
  ...Object.values(hireDraftsCalls),
  ...Object.values(jobDescriptionsCalls),
  ...Object.values(notesCalls),
  ...Object.values(positionAttachmentCalls),
  ...Object.values(candidateAttachmentCalls),
  ...Object.values(clientUsersCalls),
  ...Object.values(staffUsersCalls),
  ...Object.values(availabilityCalls),
  ...Object.values(interviewsCalls),
];
