import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { defineDatedLine } from '../../dated/define-dated-line.ts';
import { defineRecordCalls } from '../../define-record-calls.ts';
import { defineRestore } from '../../define-restore.ts';
import { defineLookup } from '../../lookup.ts';
import { idParameter } from '../../paging.ts';
import { clientAreaRoles } from '../../roles.ts';
import {
  clientContact,
  clientCosts,
  clientPerson,
  clientPolicyRow,
  clientTeam,
  invoiceConfigRow,
} from './client-answers.ts';
import { clientUserFacts } from './client-user.ts';
import { policyKinds } from './clients.constants.ts';
import { clientAccess } from './clients.policy.ts';
import {
  accountManagersBody,
  addInvoiceConfigBody,
  addPolicyBody,
  createContactBody,
  updateContactBody,
} from './clients.schemas.ts';
import { hoursRule, hoursRuleBody } from './hours-rule.schemas.ts';
import { networkRule, networkRuleBody } from './network-rule.schemas.ts';

const ofClient = {
  method: 'GET',
  section: '7.5',
  access: clientAccess.list,
  params: idParameter,
  audit: null,
  record: 'client',
} as const;
const change = { section: '7.5', access: clientAccess.update } as const;
const contact = defineRecordCalls({
  ...change,
  domain: 'clients',
  thing: 'contact',
  path: '/api/client-contacts',
  createBody: createContactBody,
  updateBody: updateContactBody,
});
const policy = defineDatedLine({
  ...change,
  domain: 'clients',
  thing: 'policy',
  path: '/api/client-policies',
  body: addPolicyBody,
});
const invoiceConfig = defineDatedLine({
  ...change,
  domain: 'clients',
  thing: 'invoice-config',
  path: '/api/client-invoice-configs',
  body: addInvoiceConfigBody,
});
const manager = z.object({ user_id: z.int(), name: z.string(), email: z.string() });
/** `photo`: a data address. */
const managerContact = manager.extend({ phone: z.string().nullable(), photo: z.string().nullable() });

/** The parts of one client. Calls that the specification does not name follow the pattern of the others. */
export const clientRecordCalls = {
  teams: defineCall({
    ...ofClient,
    name: 'clients.teams-of',
    path: '/api/get-client-teams/:id',
    answer: z.array(clientTeam),
  }),

  contacts: defineCall({
    ...ofClient,
    name: 'clients.contacts',
    path: '/api/get-client-contacts/:id',
    answer: z.array(clientContact),
  }),
  createContact: contact.create,
  updateContact: contact.update,
  deleteContact: contact.delete,
  restoreContact: defineRestore({ ...change, name: 'clients.restore-contact', path: '/api/client-contacts' }),

  users: defineCall({
    ...ofClient,
    name: 'clients.users',
    path: '/api/get-client-users/:id',
    answer: z.array(clientUserFacts),
  }),

  /** Client users may only read their own company. */
  accountManagers: defineCall({
    ...ofClient,
    name: 'clients.account-managers',
    path: '/api/get-account-managers/:id',
    section: '7.4',
    access: { roles: clientAreaRoles, permissions: ['can view all clients', 'can read clients'] },
    answer: z.array(managerContact),
  }),
  /** Staff who may look after a client. */
  accountManagerChoices: defineCall({
    name: 'clients.account-manager-choices',
    method: 'GET',
    path: '/api/get-account-managers-for-dropdown',
    section: '7.5',
    access: clientAccess.update,
    answer: z.array(manager),
    audit: null,
  }),
  assignAccountManagers: defineCall({
    ...change,
    name: 'clients.assign-account-managers',
    method: 'PUT',
    path: '/api/client-account-managers',
    body: accountManagersBody,
    answer: 'nothing',
    audit: 'clients.assign-account-managers',
  }),

  /** From which networks employees of the client may clock in and out. */
  networkRule: defineCall({
    ...ofClient,
    name: 'clients.network-rule',
    path: '/api/get-client-network-rule/:id',
    answer: networkRule,
  }),
  setNetworkRule: defineCall({
    ...change,
    name: 'clients.set-network-rule',
    method: 'PUT',
    path: '/api/client-network-rule',
    body: networkRuleBody,
    answer: 'nothing',
    audit: 'clients.set-network-rule',
  }),

  /** How many hours a week the contract with the client allows its employees. */
  hoursRule: defineCall({
    ...ofClient,
    name: 'clients.hours-rule',
    path: '/api/get-client-hours-rule/:id',
    answer: hoursRule,
  }),
  setHoursRule: defineCall({
    ...change,
    name: 'clients.set-hours-rule',
    method: 'PUT',
    path: '/api/client-hours-rule',
    body: hoursRuleBody,
    answer: 'nothing',
    audit: 'clients.set-hours-rule',
  }),

  policies: defineCall({
    ...ofClient,
    name: 'clients.policy-history',
    path: '/api/get-client-policy-history/:id',
    answer: z.array(clientPolicyRow),
  }),
  policyChoices: defineLookup({
    name: 'clients.policy-choices',
    path: '/api/get-client-policy-choices',
    section: '7.5',
    access: clientAccess.update,
    row: z.object({ kind: z.enum(policyKinds), id: z.int(), name: z.string() }),
  }),
  addPolicy: policy.add,
  previewPolicy: policy.preview,
  cancelPolicy: policy.cancel,

  invoiceConfigs: defineCall({
    ...ofClient,
    name: 'clients.invoice-configs',
    path: '/api/get-client-invoice-configs/:id',
    answer: z.array(invoiceConfigRow),
  }),
  addInvoiceConfig: invoiceConfig.add,
  previewInvoiceConfig: invoiceConfig.preview,
  cancelInvoiceConfig: invoiceConfig.cancel,

  people: defineCall({
    ...ofClient,
    name: 'clients.people',
    path: '/api/get-client-people/:id',
    access: clientAccess.listPeople,
    answer: z.array(clientPerson),
  }),
  /** Only for users who may see costs in the employee area; each read is logged. */
  costs: defineCall({
    ...ofClient,
    name: 'clients.costs',
    path: '/api/get-client-costs/:id',
    access: clientAccess.seeCosts,
    answer: clientCosts,
    audit: 'clients.read-costs',
  }),
};
