// Generated from the contract: npm run documents
import type { notificationList, notificationsCalls, outboxList } from '@muster/contract/domains/notifications/notifications.calls.ts';
import type { Endpoint, EndpointsOf } from '../endpoint.ts';

export const notificationsEndpoints: EndpointsOf<typeof notificationsCalls> = {
  list: { method: 'GET', path: '/api/notifications' },
  markRead: { method: 'PUT', path: '/api/notifications/read' },
  sort: { method: 'PUT', path: '/api/notifications' },
  authorizeChannel: { method: 'POST', path: '/api/broadcasting/auth' },
  outbox: { method: 'GET', path: '/api/outbox' },
  outboxMessage: { method: 'GET', path: '/api/outbox/:kind/:id' },
  parkedEvents: { method: 'GET', path: '/api/parked-events' },
  retryEvents: { method: 'POST', path: '/api/parked-events/retry' },
};

export const notificationListExport: Endpoint<(typeof notificationList)['exportCall']> = { method: 'POST', path: '/api/notifications/export', file: true };

export const outboxListExport: Endpoint<(typeof outboxList)['exportCall']> = { method: 'POST', path: '/api/outbox/export', file: true };
