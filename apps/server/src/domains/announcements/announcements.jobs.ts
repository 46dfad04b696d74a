import type { BackgroundWork } from '../../platform/jobs/background-work.ts';
import { sendAnnouncements } from './send-announcements.ts';

/** Runs every few seconds in each process, so that scheduled announcements are delivered in time. */
export const sendDueAnnouncements: BackgroundWork = {
  name: 'announcements',
  channel: 'client_notification',
  workOnce: sendAnnouncements,
};
