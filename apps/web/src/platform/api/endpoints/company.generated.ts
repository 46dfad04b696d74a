// Generated from the contract: npm run documents
import type { companyCalls } from '@muster/contract/domains/accounts/company.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const companyEndpoints: EndpointsOf<typeof companyCalls> = {
  joinCompany: { method: 'POST', path: '/user/company-invitation' },
  switchCompany: { method: 'PUT', path: '/user/company' },
};
