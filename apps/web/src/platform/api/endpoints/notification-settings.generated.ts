// Generated from the contract: npm run documents
import type { notificationSettingsCalls } from '@muster/contract/domains/notifications/notification-settings.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const notificationSettingsEndpoints: EndpointsOf<typeof notificationSettingsCalls> = {
  read: { method: 'GET', path: '/api/notification-settings' },
  switch: { method: 'PUT', path: '/api/notification-settings/channels' },
  update: { method: 'PUT', path: '/api/notification-settings' },
  subscribe: { method: 'POST', path: '/api/push-subscriptions' },
  unsubscribe: { method: 'DELETE', path: '/api/push-subscriptions/:id' },
};
