import type { EventContext } from '../../platform/events/event-context.ts';
import { type EventListener, listen } from '../../platform/events/event-listeners.ts';
import type { DomainEvent } from '../../platform/events/events.ts';
import { disableAccountOfEmployee } from './disable-account.ts';
import { type Notice, notices } from './mails.ts';
import { sendInvitation, sendNotice, sendRequestedLink } from './send-account-mail.ts';

/** Who leaves can no longer sign in; mails leave after the change they tell of was committed. */
export const accountsListeners: readonly EventListener<EventContext>[] = [
  listen('employee.deleted', 'accounts.disable-account', disableAccountOf),
  listen('accounts.reset-requested', 'accounts.send-requested-link', sendRequestedLink),
  listen('accounts.invited', 'accounts.send-invitation', sendInvitation),
  ...(Object.keys(notices) as Notice[]).map((notice) => listen(notice, 'accounts.send-notice', sendNotice(notice))),
];

async function disableAccountOf(ctx: EventContext, { payload }: DomainEvent): Promise<void> {
  if (typeof payload.employeeId === 'number') await disableAccountOfEmployee(ctx, payload.employeeId);
}
