import { notificationSettingsCalls } from '@muster/contract/domains/notifications/notification-settings.calls.ts';
import { notificationTypesCalls } from '@muster/contract/domains/notifications/notification-types.calls.ts';
import {
  notificationsCalls as calls,
  notificationList,
  outboxList,
} from '@muster/contract/domains/notifications/notifications.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import { bindList } from '../../platform/lists/bind-list.ts';
import { authorizeOwnChannel } from './authorize-own-channel.ts';
import { listOwnNotifications } from './list-notifications.ts';
import { markRead, sortNotices } from './mark-read.ts';
import { readNotificationSettings, switchChannel, updateNotificationSettings } from './notification-settings.ts';
import { listNotificationTypes, updateNotificationType } from './notification-types.ts';
import { readParkedEvents, retryEvents } from './parked-events.ts';
import { openOutboxMessage, readOutbox } from './read-outbox.ts';
import { subscribeBrowser, unsubscribeBrowser } from './subscribe-browser.ts';

export const notificationsBindings = [
  ...bindList(notificationList, listOwnNotifications),
  bind(calls.markRead, markRead),
  bind(calls.sort, sortNotices),
  bind(calls.authorizeChannel, authorizeOwnChannel),
  ...bindList(outboxList, readOutbox),
  bind(calls.outboxMessage, openOutboxMessage),
  bind(calls.parkedEvents, readParkedEvents),
  bind(calls.retryEvents, retryEvents),
  bind(notificationSettingsCalls.read, readNotificationSettings),
  bind(notificationSettingsCalls.switch, switchChannel),
  bind(notificationSettingsCalls.update, updateNotificationSettings),
  bind(notificationSettingsCalls.subscribe, subscribeBrowser),
  bind(notificationSettingsCalls.unsubscribe, unsubscribeBrowser),
  bind(notificationTypesCalls.list, listNotificationTypes),
  bind(notificationTypesCalls.update, updateNotificationType),
];
