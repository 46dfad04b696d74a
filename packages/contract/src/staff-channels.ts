import type { ListedAccess } from './access.ts';
import { announcementAccess } from './domains/announcements/announcements.policy.ts';
import { clientAccess } from './domains/clients/clients.policy.ts';
import { employeeAccess } from './domains/employees/employees.policy.ts';
import { holidayCalendarAccess } from './domains/holidays/holiday-calendars.policy.ts';
import { holidayPolicyAccess } from './domains/holidays/holiday-policies.policy.ts';
import { holidaySwapAccess } from './domains/holidays/holiday-swaps.policy.ts';
import { holidayAccess } from './domains/holidays/holidays.policy.ts';
import { importJobsAccess } from './domains/imports/imports.policy.ts';
import { availabilityAccess } from './domains/interviews/availability.policy.ts';
import { leaveBalanceAccess } from './domains/leave/leave-balances.policy.ts';
import { leavePolicyAccess } from './domains/leave/leave-policies.policy.ts';
import { leaveRequestAccess } from './domains/leave/leave-requests.policy.ts';
import { leaveTypeAccess } from './domains/leave/leave-types.policy.ts';
import { lookupsAccess } from './domains/lookups/lookups-access.ts';
import { candidateAccess } from './domains/recruitment/candidates.policy.ts';
import { openPositionAccess } from './domains/recruitment/open-positions.policy.ts';
import { shiftAccess } from './domains/shifts/shifts.policy.ts';
import { staffUserAccess } from './domains/staff-users/staff-users.policy.ts';
import { cannedReplyAccess } from './domains/tickets/canned-replies.policy.ts';
import { ticketSlaPolicyAccess } from './domains/tickets/ticket-sla-policies.policy.ts';
import { ticketTypeAccess } from './domains/tickets/ticket-types.policy.ts';
import { ticketAccess } from './domains/tickets/tickets.policy.ts';
import { timesheetAccess } from './domains/timesheets/timesheets.policy.ts';
import type { StaffChannel } from './push-events.ts';

/** Push channels about the records of all clients, with their access rules; only for staff of the provider. */
export const staffChannels: Readonly<Record<StaffChannel, ListedAccess>> = {
  'private-employees': employeeAccess.list,
  'private-clients': clientAccess.list,
  'private-client-notifications': announcementAccess.list,
  'private-schedule': shiftAccess.follow,
  'private-timesheets': timesheetAccess.list,
  'private-imports': importJobsAccess,
  'private-staff-users': staffUserAccess,
  'private-lookups': lookupsAccess,
  'private-holiday-calendars': holidayCalendarAccess.list,
  'private-holidays': holidayAccess.list,
  'private-holiday-policies': holidayPolicyAccess.list,
  'private-holiday-swaps': holidaySwapAccess.decide,
  'private-leave-policies': leavePolicyAccess.list,
  'private-leave-types': leaveTypeAccess.list,
  'private-leave-balances': leaveBalanceAccess.list,
  'private-leave-requests': leaveRequestAccess.decide,
  'private-ticket-types': ticketTypeAccess.list,
  'private-ticket-sla-policies': ticketSlaPolicyAccess.list,
  'private-tickets': ticketAccess.follow,
  'private-open-positions': openPositionAccess.change,
  'private-canned-replies': cannedReplyAccess.list,
  'private-candidates': candidateAccess.change,
  'private-availabilities': availabilityAccess.follow,
};
