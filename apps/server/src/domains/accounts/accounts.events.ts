import type { BaseContext } from '../../platform/context/context.ts';
import { type EventListener, listen } from '../../platform/events/event-listeners.ts';
import { type Notice, notices } from './mails.ts';
import { sendInvitation, sendNotice, sendRequestedLink } from './send-account-mail.ts';

/** Emails are sent after the change is committed. */
export const accountsListeners: readonly EventListener<BaseContext>[] = [
  listen('accounts.reset-requested', 'accounts.send-requested-link', sendRequestedLink),
  listen('accounts.invited', 'accounts.send-invitation', sendInvitation),
  ...(Object.keys(notices) as Notice[]).map((notice) => listen(notice, 'accounts.send-notice', sendNotice(notice))),
];
