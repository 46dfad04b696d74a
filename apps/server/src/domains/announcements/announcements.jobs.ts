import type { BackgroundWork } from '../../platform/jobs/background-work.ts';
import { sendAnnouncements } from './send-announcements.ts';

/** Looked for every few seconds: a scheduled one is delivered within that time, whichever process comes first. */
export const sendDueAnnouncements: BackgroundWork = {
  name: 'announcements',
  channel: 'client_notification',
  workOnce: sendAnnouncements,
};
