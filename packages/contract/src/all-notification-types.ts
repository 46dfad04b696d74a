import { accountsNotifications, sensitiveDownloads } from './domains/accounts/accounts-notifications.ts';
import { announcementNotification } from './domains/announcements/announcements-notifications.ts';
import { approvalsNotifications } from './domains/approvals/approvals-notifications.ts';
import { attendanceNotifications } from './domains/attendance/attendance-notifications.ts';
import { clientUsersNotifications } from './domains/client-users/client-users-notifications.ts';
import { payNotifications } from './domains/employees/pay-notifications.ts';
import { holidaySwapNotifications } from './domains/holidays/holiday-swap-notifications.ts';
import { interviewsNotifications } from './domains/interviews/interviews-notifications.ts';
import { leaveNotifications } from './domains/leave/leave-notifications.ts';
import type { NotificationType } from './domains/notifications/notification-type.ts';
import { recruitmentNotifications } from './domains/recruitment/recruitment-notifications.ts';
import { swapNotifications } from './domains/schedules/swap-notifications.ts';
import { scheduleChanged } from './domains/shifts/shifts-notifications.ts';
import { staffUsersNotifications } from './domains/staff-users/staff-users-notifications.ts';
import { ticketsNotifications } from './domains/tickets/tickets-notifications.ts';
import { timesheetsNotifications } from './domains/timesheets/timesheets-notifications.ts';

/** Every kind of notification that the portal sends, in the order of the screens. */
export const allNotificationTypes: readonly NotificationType[] = [
  announcementNotification,
  ...Object.values(leaveNotifications),
  scheduleChanged,
  ...Object.values(swapNotifications),
  ...Object.values(holidaySwapNotifications),
  ...Object.values(attendanceNotifications),
  ...Object.values(timesheetsNotifications),
  ...Object.values(payNotifications),
  ...Object.values(ticketsNotifications),
  ...Object.values(recruitmentNotifications),
  ...Object.values(interviewsNotifications),
  ...Object.values(approvalsNotifications),
  ...Object.values(accountsNotifications),
  sensitiveDownloads,
  ...Object.values(clientUsersNotifications),
  ...Object.values(staffUsersNotifications),
];

const byCode = new Map(allNotificationTypes.map((type) => [type.code, type]));

/** Undefined for notifications from before there were types: they keep their text. */
export const notificationType = (code: string): NotificationType | undefined => byCode.get(code);
