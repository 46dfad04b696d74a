// Generated from the contract: npm run documents
import type { notificationTypesCalls } from '@muster/contract/domains/notifications/notification-types.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const notificationTypesEndpoints: EndpointsOf<typeof notificationTypesCalls> = {
  list: { method: 'GET', path: '/api/notification-types' },
  update: { method: 'PUT', path: '/api/notification-types/:code' },
};
