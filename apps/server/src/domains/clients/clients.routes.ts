import { clientAttachmentCalls } from '@muster/contract/domains/clients/client-attachment.calls.ts';
import { clientRecordCalls as parts } from '@muster/contract/domains/clients/client-record.calls.ts';
import { clientsCalls as calls, clientList } from '@muster/contract/domains/clients/clients.calls.ts';
import { clientStatuses } from '@muster/contract/states.ts';
import { todayAtHome } from '../../platform/clock/today-at-home.ts';
import { bind } from '../../platform/http/binding.ts';
import { bindList } from '../../platform/lists/bind-list.ts';
import { bindAttachments } from '../documents/index.ts';
import { addClientPolicy, cancelClientPolicy, previewClientPolicy } from './add-client-policy.ts';
import { addInvoiceConfig, cancelInvoiceConfig, previewInvoiceConfig } from './add-invoice-config.ts';
import { assignAccountManagers } from './assign-account-managers.ts';
import { addContact, deleteContact, restoreContact, updateContact } from './change-contacts.ts';
import { clientFiles } from './client-attachments.ts';
import { contactsOf } from './client-contact.repository.ts';
import { invoiceConfigsOf, policyChoicesFor, policyDefaultsOf } from './client-dated.repository.ts';
import { clientChoices } from './client-list.repository.ts';
import { presentInvoiceConfig, presentPolicyDefault } from './client-parts.presenter.ts';
import { managerChoices, peopleOf, teamsOf, usersOf } from './client-people.repository.ts';
import { clientStatusChangesOf } from './client-write.repository.ts';
import { clientsWithInvoiceConfig } from './clients.repository.ts';
import { createClient } from './create-client.ts';
import { deleteClient } from './delete-client.ts';
import { hoursRuleOf } from './hours-rule.repository.ts';
import { networkRuleOf } from './network-rule.repository.ts';
import { readAccountManagers } from './read-account-managers.ts';
import { listClients, ofClient, readClientDetails } from './read-client.ts';
import { readClientCosts } from './read-client-costs.ts';
import { restoreClient } from './restore-client.ts';
import { setHoursRule } from './set-hours-rule.ts';
import { setNetworkRule } from './set-network-rule.ts';
import { updateClient } from './update-client.ts';

export const clientsBindings = [
  ...bindList(clientList, listClients),
  bind(calls.forDropdown, ({ db }) => clientChoices(db)),
  bind(calls.all, ({ db }) => clientChoices(db)),
  bind(calls.withInvoiceConfig, (ctx) => clientsWithInvoiceConfig(ctx.db, todayAtHome(ctx))),
  bind(calls.details, readClientDetails),
  bind(calls.statuses, async () => clientStatuses.map((name) => ({ name }))),
  bind(calls.statusHistory, (ctx, { params: { id } }) => ofClient(ctx, id, () => clientStatusChangesOf(ctx.db, id))),
  bind(calls.create, createClient),
  bind(calls.update, updateClient),
  bind(calls.delete, deleteClient),
  bind(calls.restore, restoreClient),

  bind(parts.teams, (ctx, { params: { id } }) => ofClient(ctx, id, () => teamsOf(ctx.db, id))),
  bind(parts.contacts, (ctx, { params: { id } }) => ofClient(ctx, id, () => contactsOf(ctx.db, id))),
  bind(parts.createContact, addContact),
  bind(parts.updateContact, updateContact),
  bind(parts.deleteContact, deleteContact),
  bind(parts.restoreContact, restoreContact),
  bind(parts.users, (ctx, { params: { id } }) =>
    ofClient(ctx, id, () => usersOf(ctx.db, id, ctx.clock.now().toString())),
  ),
  bind(parts.accountManagers, readAccountManagers),
  bind(parts.accountManagerChoices, ({ db }) => managerChoices(db)),
  bind(parts.assignAccountManagers, assignAccountManagers),
  bind(parts.networkRule, (ctx, { params: { id } }) => ofClient(ctx, id, () => networkRuleOf(ctx.db, id))),
  bind(parts.setNetworkRule, setNetworkRule),
  bind(parts.hoursRule, (ctx, { params: { id } }) => ofClient(ctx, id, () => hoursRuleOf(ctx.db, id))),
  bind(parts.setHoursRule, setHoursRule),
  bind(parts.policies, async (ctx, { params: { id } }) => {
    const rows = await ofClient(ctx, id, () => policyDefaultsOf(ctx.db, id));
    return rows.map((row) => presentPolicyDefault(row, todayAtHome(ctx)));
  }),
  bind(parts.policyChoices, ({ db }) => policyChoicesFor(db)),
  bind(parts.addPolicy, addClientPolicy),
  bind(parts.previewPolicy, previewClientPolicy),
  bind(parts.cancelPolicy, cancelClientPolicy),
  bind(parts.invoiceConfigs, async (ctx, { params: { id } }) => {
    const rows = await ofClient(ctx, id, () => invoiceConfigsOf(ctx.db, id));
    return rows.map((row) => presentInvoiceConfig(row, todayAtHome(ctx)));
  }),
  bind(parts.addInvoiceConfig, addInvoiceConfig),
  bind(parts.previewInvoiceConfig, previewInvoiceConfig),
  bind(parts.cancelInvoiceConfig, cancelInvoiceConfig),
  bind(parts.people, (ctx, { params: { id } }) => ofClient(ctx, id, () => peopleOf(ctx.db, id))),
  bind(parts.costs, readClientCosts),

  ...bindAttachments(clientAttachmentCalls, clientFiles),
];
