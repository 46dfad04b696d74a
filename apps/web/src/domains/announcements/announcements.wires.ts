import type { announcementsCalls } from '@muster/contract/domains/announcements/announcements.calls.ts';
import type { clientsCalls } from '@muster/contract/domains/clients/clients.calls.ts';
import { wireOf } from '../../platform/api/call-wire.ts';

type Calls = typeof announcementsCalls;

export const announcementWires = {
  table: wireOf<Calls['table']>({ method: 'GET', path: '/api/client-notifications' }),
  details: wireOf<Calls['details']>({ method: 'GET', path: '/api/client-notifications/:id' }),
  readers: wireOf<Calls['readers']>({ method: 'GET', path: '/api/client-notifications/:id/readers' }),
  preview: wireOf<Calls['preview']>({ method: 'GET', path: '/api/client-notification-previews/:id' }),
  audience: wireOf<Calls['audience']>({ method: 'POST', path: '/api/client-notification-audience' }),
};

export const announcementChangeWires = {
  create: wireOf<Calls['create']>({ method: 'POST', path: '/api/client-notifications', idempotent: true }),
  update: wireOf<Calls['update']>({ method: 'PUT', path: '/api/client-notifications' }),
  publish: wireOf<Calls['publish']>({ method: 'POST', path: '/api/client-notifications/:id/publish' }),
  withdraw: wireOf<Calls['withdraw']>({ method: 'POST', path: '/api/client-notifications/:id/withdraw' }),
  changeExpiry: wireOf<Calls['changeExpiry']>({ method: 'PUT', path: '/api/client-notifications/:id/expiry' }),
  delete: wireOf<Calls['delete']>({ method: 'DELETE', path: '/api/client-notifications' }),
};

export const ownAnnouncementWires = {
  list: wireOf<Calls['own']>({ method: 'GET', path: '/api/my-client-notifications' }),
  markRead: wireOf<Calls['markRead']>({ method: 'PUT', path: '/api/my-client-notifications/read' }),
};

export const clientChoicesWire = wireOf<(typeof clientsCalls)['forDropdown']>({
  method: 'GET',
  path: '/api/get-clients-for-dropdown',
});
