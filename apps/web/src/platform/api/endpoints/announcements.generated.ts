// Generated from the contract: npm run documents
import type { announcementsCalls } from '@muster/contract/domains/announcements/announcements.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const announcementsEndpoints: EndpointsOf<typeof announcementsCalls> = {
  table: { method: 'GET', path: '/api/client-notifications' },
  details: { method: 'GET', path: '/api/client-notifications/:id' },
  readers: { method: 'GET', path: '/api/client-notifications/:id/readers' },
  preview: { method: 'GET', path: '/api/client-notification-previews/:id' },
  audience: { method: 'POST', path: '/api/client-notification-audience' },
  create: { method: 'POST', path: '/api/client-notifications', idempotent: true },
  update: { method: 'PUT', path: '/api/client-notifications' },
  publish: { method: 'POST', path: '/api/client-notifications/:id/publish' },
  withdraw: { method: 'POST', path: '/api/client-notifications/:id/withdraw' },
  changeExpiry: { method: 'PUT', path: '/api/client-notifications/:id/expiry' },
  delete: { method: 'DELETE', path: '/api/client-notifications' },
  own: { method: 'GET', path: '/api/my-client-notifications' },
  markRead: { method: 'PUT', path: '/api/my-client-notifications/read' },
};
