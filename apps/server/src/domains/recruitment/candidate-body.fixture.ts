import type { CallRequest } from '@muster/contract';
import type { candidatesCalls } from '@muster/contract/domains/recruitment/candidates.calls.ts';

type Body = CallRequest<(typeof candidatesCalls)['create']>['body'];

/** What the form sends for a new candidate. */
export const candidateBody = (gaps: Partial<Body> = {}): Body => ({
  first_name: 'Ana',
  last_name: 'Reyes',
  headline: 'Bookkeeper with Xero',
  home_place: 'Makati City',
  email: 'ana.reyes@mail.test',
  phone: '0917 123 4567',
  source: 'referral',
  tags: ['Xero'],
  consent_on: '2026-02-01',
  retain_until: '2028-02-01',
  ...gaps,
});
