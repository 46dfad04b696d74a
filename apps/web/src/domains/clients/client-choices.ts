import { clientAccess } from '@muster/contract/domains/clients/clients.policy.ts';
import { apiQuery } from '../../platform/api/api-query.ts';
import { clientRecordEndpoints } from '../../platform/api/endpoints/client-record.generated.ts';
import { clientsEndpoints } from '../../platform/api/endpoints/clients.generated.ts';
import { defineLookup } from '../../platform/form/lookup.ts';

/** All clients. Not kept: other users add and rename them. */
export const clients = defineLookup(apiQuery(clientsEndpoints.forDropdown), {
  label: ({ legal_business_name }) => legal_business_name,
  hint: ({ status }) => status,
  staleMs: 0,
});

/** Clients with a current invoice configuration: the ones that can get employees. */
export const clientsForEmployees = defineLookup(apiQuery(clientsEndpoints.withInvoiceConfig), {
  label: ({ legal_business_name }) => legal_business_name,
  access: clientAccess.list,
});

export const policies = defineLookup(apiQuery(clientRecordEndpoints.policyChoices), {
  label: ({ name }) => name,
  staleMs: 0,
});
