// Generated from the contract: npm run documents
import type { clientList, clientsCalls } from '@muster/contract/domains/clients/clients.calls.ts';
import type { Endpoint, EndpointsOf } from '../endpoint.ts';

export const clientsEndpoints: EndpointsOf<typeof clientsCalls> = {
  table: { method: 'GET', path: '/api/get-all-clients-for-table' },
  forDropdown: { method: 'GET', path: '/api/get-clients-for-dropdown' },
  all: { method: 'GET', path: '/api/get-all-clients' },
  withInvoiceConfig: { method: 'GET', path: '/api/get-clients-with-invoice-config' },
  details: { method: 'GET', path: '/api/get-client-details/:id' },
  statuses: { method: 'GET', path: '/api/client-statuses' },
  statusHistory: { method: 'GET', path: '/api/get-client-status-history/:id' },
  create: { method: 'POST', path: '/api/clients', idempotent: true },
  update: { method: 'PUT', path: '/api/clients' },
  delete: { method: 'DELETE', path: '/api/clients' },
  restore: { method: 'POST', path: '/api/clients/:id/restore' },
};

export const clientListExport: Endpoint<(typeof clientList)['exportCall']> = { method: 'POST', path: '/api/get-all-clients-for-table/export', file: true };
