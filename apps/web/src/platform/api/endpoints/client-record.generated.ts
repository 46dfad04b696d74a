// Generated from the contract: npm run documents
import type { clientRecordCalls } from '@muster/contract/domains/clients/client-record.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const clientRecordEndpoints: EndpointsOf<typeof clientRecordCalls> = {
  teams: { method: 'GET', path: '/api/get-client-teams/:id' },
  contacts: { method: 'GET', path: '/api/get-client-contacts/:id' },
  createContact: { method: 'POST', path: '/api/client-contacts', idempotent: true },
  updateContact: { method: 'PUT', path: '/api/client-contacts' },
  deleteContact: { method: 'DELETE', path: '/api/client-contacts' },
  restoreContact: { method: 'POST', path: '/api/client-contacts/:id/restore' },
  users: { method: 'GET', path: '/api/get-client-users/:id' },
  accountManagers: { method: 'GET', path: '/api/get-account-managers/:id' },
  accountManagerChoices: { method: 'GET', path: '/api/get-account-managers-for-dropdown' },
  assignAccountManagers: { method: 'PUT', path: '/api/client-account-managers' },
  networkRule: { method: 'GET', path: '/api/get-client-network-rule/:id' },
  setNetworkRule: { method: 'PUT', path: '/api/client-network-rule' },
  hoursRule: { method: 'GET', path: '/api/get-client-hours-rule/:id' },
  setHoursRule: { method: 'PUT', path: '/api/client-hours-rule' },
  policies: { method: 'GET', path: '/api/get-client-policy-history/:id' },
  policyChoices: { method: 'GET', path: '/api/get-client-policy-choices' },
  addPolicy: { method: 'POST', path: '/api/client-policies', idempotent: true },
  previewPolicy: { method: 'POST', path: '/api/client-policies/preview' },
  cancelPolicy: { method: 'DELETE', path: '/api/client-policies' },
  invoiceConfigs: { method: 'GET', path: '/api/get-client-invoice-configs/:id' },
  addInvoiceConfig: { method: 'POST', path: '/api/client-invoice-configs', idempotent: true },
  previewInvoiceConfig: { method: 'POST', path: '/api/client-invoice-configs/preview' },
  cancelInvoiceConfig: { method: 'DELETE', path: '/api/client-invoice-configs' },
  people: { method: 'GET', path: '/api/get-client-people/:id' },
  costs: { method: 'GET', path: '/api/get-client-costs/:id' },
};
