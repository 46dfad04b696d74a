import type { notificationsCalls } from '@muster/contract/domains/notifications/notifications.calls.ts';
import { wireOf } from '../../platform/api/call-wire.ts';

type Notifications = typeof notificationsCalls;

export const notificationWires = {
  list: wireOf<Notifications['list']>({ method: 'GET', path: '/api/notifications' }),
  markRead: wireOf<Notifications['markRead']>({ method: 'PUT', path: '/api/notifications/read' }),
  outbox: wireOf<Notifications['outbox']>({ method: 'GET', path: '/api/outbox' }),
};
