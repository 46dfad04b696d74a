import { activityList } from './domains/access/activity.calls.ts';
import { announcementList, readerList } from './domains/announcements/announcements.calls.ts';
import { attendanceDayList, earlierDayList } from './domains/attendance/attendance-days.calls.ts';
import { correctionList } from './domains/attendance/corrections.calls.ts';
import { overtimeList } from './domains/attendance/overtime.calls.ts';
import { clientUserList } from './domains/client-users/client-users.calls.ts';
import { accountList } from './domains/clients/account.calls.ts';
import { clientList } from './domains/clients/clients.calls.ts';
import { employeeList } from './domains/employees/employees.calls.ts';
import { payChangeList } from './domains/employees/pay-changes.calls.ts';
import { holidayCalendarList } from './domains/holidays/holiday-calendars.calls.ts';
import { holidayPolicyList } from './domains/holidays/holiday-policies.calls.ts';
import { holidaySwapList } from './domains/holidays/holiday-swaps.calls.ts';
import { holidayList } from './domains/holidays/holidays.calls.ts';
import { importJobList, importRowList } from './domains/imports/imports.calls.ts';
import { availabilityList } from './domains/interviews/availability.calls.ts';
import { interviewList } from './domains/interviews/interviews.calls.ts';
import { leaveBalanceList } from './domains/leave/leave-balances.calls.ts';
import { leavePolicyList } from './domains/leave/leave-policies.calls.ts';
import { leaveRequestList } from './domains/leave/leave-requests.calls.ts';
import { leaveTypeList } from './domains/leave/leave-types.calls.ts';
import { currencyList } from './domains/lookups/currencies.calls.ts';
import { officeList } from './domains/lookups/offices.calls.ts';
import { notificationList, outboxList } from './domains/notifications/notifications.calls.ts';
import { candidateList } from './domains/recruitment/candidates.calls.ts';
import { jobDescriptionTemplateList } from './domains/recruitment/job-description-templates.calls.ts';
import { myPositionList } from './domains/recruitment/my-positions.calls.ts';
import { noteList } from './domains/recruitment/notes.calls.ts';
import { openPositionList } from './domains/recruitment/open-positions.calls.ts';
import { metricDayList } from './domains/reports/attendance-metrics.calls.ts';
import { swapList } from './domains/schedules/swaps.calls.ts';
import { shiftCalendarList } from './domains/shifts/employee-shifts.calls.ts';
import { rotationList } from './domains/shifts/rotations.calls.ts';
import { scheduleTodayList } from './domains/shifts/schedule.calls.ts';
import { shiftList } from './domains/shifts/shifts.calls.ts';
import { staffUserList } from './domains/staff-users/staff-users.calls.ts';
import { teamList } from './domains/teams/teams.calls.ts';
import { cannedReplyList } from './domains/tickets/canned-replies.calls.ts';
import { ticketApprovalList } from './domains/tickets/ticket-approvals.calls.ts';
import { myTicketList, ticketList } from './domains/tickets/ticket-lists.calls.ts';
import { ticketSlaPolicyList } from './domains/tickets/ticket-sla-policies.calls.ts';
import { ticketTypeList } from './domains/tickets/ticket-types.calls.ts';
import { timesheetList } from './domains/timesheets/timesheets.calls.ts';
import type { ListDeclaration } from './list.ts';

/** Every list of the portal. Each adds its export to the calls. */
export const allLists: readonly ListDeclaration[] = [
  employeeList,
  clientList,
  accountList,
  teamList,
  clientUserList,
  staffUserList,
  officeList,
  currencyList,
  announcementList,
  readerList,
  timesheetList,
  rotationList,
  shiftList,
  shiftCalendarList,
  scheduleTodayList,
  attendanceDayList,
  earlierDayList,
  correctionList,
  overtimeList,
  payChangeList,
  metricDayList,
  activityList,
  outboxList,
  notificationList,
  importJobList,
  importRowList,
  holidayCalendarList,
  holidayList,
  holidayPolicyList,
  holidaySwapList,
  swapList,
  leavePolicyList,
  leaveTypeList,
  leaveBalanceList,
  leaveRequestList,
  ticketTypeList,
  ticketList,
  myTicketList,
  ticketApprovalList,
  ticketSlaPolicyList,
  openPositionList,
  cannedReplyList,
  candidateList,
  jobDescriptionTemplateList,
  noteList,
  myPositionList,
  availabilityList,
  interviewList,
];
