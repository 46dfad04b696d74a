import { announcementNotification } from '@muster/contract/domains/announcements/announcements-notifications.ts';
import { attendanceNotifications } from '@muster/contract/domains/attendance/attendance-notifications.ts';
import { payNotifications } from '@muster/contract/domains/employees/pay-notifications.ts';
import { leaveNotifications } from '@muster/contract/domains/leave/leave-notifications.ts';
import { swapNotifications } from '@muster/contract/domains/schedules/swap-notifications.ts';
import { scheduleChanged } from '@muster/contract/domains/shifts/shifts-notifications.ts';

/** Types of other domains, for tests of notifications, which know none of them. */
export const noticeTypes = {
  announcement: announcementNotification,
  attendance: attendanceNotifications,
  pay: payNotifications,
  leave: leaveNotifications,
  swaps: swapNotifications,
  scheduleChanged,
};
