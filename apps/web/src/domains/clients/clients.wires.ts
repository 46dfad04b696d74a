import type { clientAttachmentCalls } from '@muster/contract/domains/clients/client-attachment.calls.ts';
import type { clientRecordCalls } from '@muster/contract/domains/clients/client-record.calls.ts';
import type { clientsCalls } from '@muster/contract/domains/clients/clients.calls.ts';
import type { lookupsCalls } from '@muster/contract/domains/lookups/lookups.calls.ts';
import { wireOf } from '../../platform/api/call-wire.ts';

type Clients = typeof clientsCalls;
type AttachmentCalls = typeof clientAttachmentCalls;
type Parts = typeof clientRecordCalls;
type Lookups = typeof lookupsCalls;

export const clientWires = {
  table: wireOf<Clients['table']>({ method: 'GET', path: '/api/get-all-clients-for-table' }),
  forDropdown: wireOf<Clients['forDropdown']>({ method: 'GET', path: '/api/get-clients-for-dropdown' }),
  details: wireOf<Clients['details']>({ method: 'GET', path: '/api/get-client-details/:id' }),
  create: wireOf<Clients['create']>({ method: 'POST', path: '/api/clients', idempotent: true }),
  update: wireOf<Clients['update']>({ method: 'PUT', path: '/api/clients' }),
  delete: wireOf<Clients['delete']>({ method: 'DELETE', path: '/api/clients' }),
};

/** Calls whose answers contain one client. */
export const clientPartWires = {
  statusHistory: wireOf<Clients['statusHistory']>({ method: 'GET', path: '/api/get-client-status-history/:id' }),
  teams: wireOf<Parts['teams']>({ method: 'GET', path: '/api/get-client-teams/:id' }),
  contacts: wireOf<Parts['contacts']>({ method: 'GET', path: '/api/get-client-contacts/:id' }),
  users: wireOf<Parts['users']>({ method: 'GET', path: '/api/get-client-users/:id' }),
  accountManagers: wireOf<Parts['accountManagers']>({ method: 'GET', path: '/api/get-account-managers/:id' }),
  policies: wireOf<Parts['policies']>({ method: 'GET', path: '/api/get-client-policy-history/:id' }),
  invoiceConfigs: wireOf<Parts['invoiceConfigs']>({ method: 'GET', path: '/api/get-client-invoice-configs/:id' }),
  people: wireOf<Parts['people']>({ method: 'GET', path: '/api/get-client-people/:id' }),
  costs: wireOf<Parts['costs']>({ method: 'GET', path: '/api/get-client-costs/:id' }),
};

export const clientChangeWires = {
  createContact: wireOf<Parts['createContact']>({ method: 'POST', path: '/api/client-contacts', idempotent: true }),
  updateContact: wireOf<Parts['updateContact']>({ method: 'PUT', path: '/api/client-contacts' }),
  deleteContact: wireOf<Parts['deleteContact']>({ method: 'DELETE', path: '/api/client-contacts' }),
  assignAccountManagers: wireOf<Parts['assignAccountManagers']>({
    method: 'PUT',
    path: '/api/client-account-managers',
  }),
  addPolicy: wireOf<Parts['addPolicy']>({ method: 'POST', path: '/api/client-policies', idempotent: true }),
  removePolicy: wireOf<Parts['removePolicy']>({ method: 'DELETE', path: '/api/client-policies' }),
  addInvoiceConfig: wireOf<Parts['addInvoiceConfig']>({
    method: 'POST',
    path: '/api/client-invoice-configs',
    idempotent: true,
  }),
  removeInvoiceConfig: wireOf<Parts['removeInvoiceConfig']>({ method: 'DELETE', path: '/api/client-invoice-configs' }),
};

/** Files about one client. */
export const clientPaperWires = {
  list: wireOf<AttachmentCalls['list']>({ method: 'GET', path: '/api/get-client-attachments/:id' }),
  add: wireOf<AttachmentCalls['add']>({ method: 'POST', path: '/api/client-attachments', idempotent: true }),
  read: wireOf<AttachmentCalls['read']>({ method: 'GET', path: '/api/client-attachments', file: true }),
  remove: wireOf<AttachmentCalls['remove']>({ method: 'DELETE', path: '/api/client-attachments' }),
  types: wireOf<Lookups['clientAttachmentTypes']>({ method: 'GET', path: '/api/get-client-attachment-types' }),
};

/** Lists that forms choose from. */
export const clientChoiceWires = {
  accountManagers: wireOf<Parts['accountManagerChoices']>({
    method: 'GET',
    path: '/api/get-account-managers-for-dropdown',
  }),
  policies: wireOf<Parts['policyChoices']>({ method: 'GET', path: '/api/get-client-policy-choices' }),
  countries: wireOf<Lookups['countries']>({ method: 'GET', path: '/api/get-countries' }),
  timezones: wireOf<Lookups['timezones']>({ method: 'GET', path: '/api/get-timezones' }),
  currencies: wireOf<Lookups['currencies']>({ method: 'GET', path: '/api/currency' }),
  subscriptions: wireOf<Lookups['invoiceSubscriptions']>({ method: 'GET', path: '/api/get-invoice-subscriptions' }),
};
