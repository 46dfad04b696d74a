import * as accountReads from '../../domains/clients/account.repository.ts';
import * as clientContacts from '../../domains/clients/client-contact.repository.ts';
import * as clientDates from '../../domains/clients/client-dated.repository.ts';
import * as clientLists from '../../domains/clients/client-list.repository.ts';
import * as clientPeople from '../../domains/clients/client-people.repository.ts';
import * as clientRecords from '../../domains/clients/client-record.repository.ts';
import * as clientWrites from '../../domains/clients/client-write.repository.ts';
import * as clients from '../../domains/clients/clients.repository.ts';
import { hoursRuleOf } from '../../domains/clients/hours-rule.repository.ts';
import { networkRuleOf } from '../../domains/clients/network-rule.repository.ts';
import { readHistory } from '../../platform/dated/dated.repository.ts';
import { changesSince } from '../../platform/records/changes-since.repository.ts';
import { wholeList } from '../whole-list.ts';
import type { RowSecurityReads } from './row-security-reads.ts';

const today = '2026-03-02';

export const clientReads: RowSecurityReads = {
  clientsWithInvoiceConfig: (db) => clients.clientsWithInvoiceConfig(db, today),
  readAccountPage: (db) => accountReads.readAccountPage(db, wholeList, { managerId: null, clientId: null, today }),
  readAccount: (db, { clientId }) => accountReads.readAccount(db, clientId, today),
  accountMoves: (db, { clientId }) => accountReads.accountMoves(db, clientId, '2020-01-10'),
  contactsOf: (db, { clientId }) => clientContacts.contactsOf(db, clientId),
  lockContact: async (db, { clientId }) => {
    const [contact] = await clientContacts.contactsOf(db, clientId);
    return clientContacts.lockContact(db, contact?.id ?? 0);
  },
  invoiceConfigsOf: (db, { clientId }) => clientDates.invoiceConfigsOf(db, clientId),
  policyDefaultsOf: (db, { clientId }) => clientDates.policyDefaultsOf(db, clientId),
  invoiceConfigs: (db, { clientId }) => readHistory(db, clientDates.invoiceConfigs, clientId),
  policyDefaults: (db, { clientId }) => readHistory(db, clientDates.policyDefaults('leave'), clientId),
  policyDefaultsOfAnyKind: (db, { clientId }) => readHistory(db, clientDates.policyDefaultsOfAnyKind, clientId),
  readClientPage: (db) => clientLists.readClientPage(db, wholeList, today),
  clientChoices: (db) => clientLists.clientChoices(db),
  managersOf: (db, { clientId }) => clientPeople.managersOf(db, clientId),
  managerContactsOf: (db, { clientId }) => clientPeople.managerContactsOf(db, clientId),
  usersOf: (db, { clientId }) => clientPeople.usersOf(db, clientId, `${today}T00:00:00Z`),
  peopleOf: (db, { clientId }) => clientPeople.peopleOf(db, clientId),
  costsOf: (db, { clientId }) => clientPeople.costsOf(db, clientId, today),
  readClient: (db, { clientId }) => clientRecords.readClient(db, clientId, today),
  clientExists: (db, { clientId }) => clientRecords.clientExists(db, clientId),
  lockClient: (db, { clientId }) => clientRecords.lockClient(db, clientId),
  employedNames: (db, { clientId }) => clientRecords.employedNames(db, clientId),
  dependentsOf: (db, { clientId }) => clientRecords.dependentsOf(db, clientId),
  'changesSince of a client': (db, { clientId: id }) => changesSince(db, { subject: { kind: 'client', id } }, 0),
  clientStatusChangesOf: (db, { clientId }) => clientWrites.clientStatusChangesOf(db, clientId),
  teamsOf: (db, { clientId }) => clientPeople.teamsOf(db, clientId),
  hoursRuleOf: (db, { clientId }) => hoursRuleOf(db, clientId),
  networkRuleOf: (db, { clientId }) => networkRuleOf(db, clientId),
};
