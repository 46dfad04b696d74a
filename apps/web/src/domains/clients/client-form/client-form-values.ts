import type { ClientDetails } from '@muster/contract/domains/clients/client-answers.ts';
import type { ClientField, ClientStatus } from '@muster/contract/domains/clients/clients.constants.ts';

type Choice = 'country_id' | 'timezone_id' | 'currency_id';

/** Values of the form's inputs: texts are never null, a missing choice is null. */
export type ClientFormValues = Record<Exclude<ClientField, Choice | 'status'>, string> &
  Record<Choice, number | null> & { status: ClientStatus };

export const blankClient: ClientFormValues = {
  legal_business_name: '',
  trading_name: '',
  status: 'Draft',
  status_reason: '',
  industry: '',
  website: '',
  address: '',
  country_id: null,
  timezone_id: null,
  currency_id: null,
  contact_name: '',
  contact_email: '',
  contact_phone: '',
};

export function clientValuesOf(client: ClientDetails): ClientFormValues {
  return {
    legal_business_name: client.legal_business_name,
    trading_name: client.trading_name ?? '',
    status: client.status,
    status_reason: '',
    industry: client.industry ?? '',
    website: client.website ?? '',
    address: client.address ?? '',
    country_id: client.country.id,
    timezone_id: client.timezone.id,
    currency_id: client.currency.id,
    contact_name: client.contact_name ?? '',
    contact_email: client.contact_email ?? '',
    contact_phone: client.contact_phone ?? '',
  };
}

/** The body for a new client, which has no reason. */
export function newClientBody({ status_reason: _none, ...values }: ClientFormValues) {
  return values;
}
