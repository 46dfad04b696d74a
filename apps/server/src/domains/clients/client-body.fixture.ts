import type { CallRequest } from '@muster/contract';
import type { clientsCalls } from '@muster/contract/domains/clients/clients.calls.ts';
import { countryIds, currencyIds, zoneIds } from '../../database/seed/known-ids.ts';
import { nextNumber } from '../../testing/factories/numbers.ts';

type Body = CallRequest<(typeof clientsCalls)['create']>['body'];

/** The body that the form sends for a new client. */
export function clientBody(gaps: Partial<Body> = {}): Body {
  return {
    legal_business_name: `Driftwood ${nextNumber()} Pty Ltd`,
    trading_name: 'Driftwood',
    status: 'Draft',
    industry: 'Hospitality',
    website: 'https://driftwood.example',
    address: '12 Bay Street, Sydney',
    country_id: countryIds.australia,
    timezone_id: zoneIds.sydney,
    currency_id: currencyIds.aud,
    contact_name: 'Wendy Marsh',
    contact_email: 'wendy@driftwood.example',
    contact_phone: '',
    ...gaps,
  };
}
