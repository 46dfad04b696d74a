// Generated from the contract: npm run documents
import type { notificationsCalls } from '@muster/contract/domains/notifications/notifications.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const notificationsEndpoints: EndpointsOf<typeof notificationsCalls> = {
  list: { method: 'GET', path: '/api/notifications' },
  markRead: { method: 'PUT', path: '/api/notifications/read' },
  authorizeChannel: { method: 'POST', path: '/api/broadcasting/auth' },
  outbox: { method: 'GET', path: '/api/outbox' },
};
