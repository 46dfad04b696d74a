import { notificationsCalls as calls } from '@muster/contract/domains/notifications/notifications.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import { authorizeOwnChannel } from './authorize-own-channel.ts';
import { listOwnNotifications } from './list-notifications.ts';
import { markRead } from './mark-read.ts';
import { readOutbox } from './read-outbox.ts';

export const notificationsBindings = [
  bind(calls.list, listOwnNotifications),
  bind(calls.markRead, markRead),
  bind(calls.authorizeChannel, authorizeOwnChannel),
  bind(calls.outbox, readOutbox),
];
