// Generated from the contract: npm run documents
import type { candidateLinksCalls } from '@muster/contract/domains/recruitment/candidate-links.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const candidateLinksEndpoints: EndpointsOf<typeof candidateLinksCalls> = {
  list: { method: 'GET', path: '/api/candidates/:id/links' },
  create: { method: 'POST', path: '/api/candidates/:id/links' },
  revoke: { method: 'DELETE', path: '/api/candidate-links/:id' },
  open: { method: 'POST', path: '/api/open-candidate-link', credential: 'session' },
};
