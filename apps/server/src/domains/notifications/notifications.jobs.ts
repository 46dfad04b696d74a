import type { BackgroundWork } from '../../platform/jobs/background-work.ts';
import { sendDeliveries } from './send-deliveries.ts';
import { pushKey, sendPushes } from './send-pushes.ts';

/** Databases whose key was made or found by this process. */
const withKey = new WeakSet<object>();

/** Mails and text messages about notifications, where people want them. */
export const sendNotifications: BackgroundWork = {
  name: 'notifications',
  channel: 'notification_delivery',
  workOnce: sendDeliveries,
};

/** Messages to browsers. The first round makes the key that push services know the portal by. */
export const sendBrowserMessages: BackgroundWork = {
  name: 'web-push',
  channel: 'notification_delivery',
  workOnce: async (services) => {
    const { system } = services.databases;
    if (!withKey.has(system)) await pushKey(system, services.cipher);
    withKey.add(system);
    return await sendPushes(services);
  },
};
