// Generated from the contract: npm run documents
import type { hireDraftsCalls } from '@muster/contract/domains/recruitment/hire-drafts.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const hireDraftsEndpoints: EndpointsOf<typeof hireDraftsCalls> = {
  list: { method: 'GET', path: '/api/hire-drafts' },
  templates: { method: 'GET', path: '/api/hire-templates' },
  details: { method: 'GET', path: '/api/hire-drafts/:uuid' },
  start: { method: 'POST', path: '/api/hire-drafts', idempotent: true },
  save: { method: 'PUT', path: '/api/hire-drafts/:uuid' },
  discard: { method: 'DELETE', path: '/api/hire-drafts/:uuid' },
  write: { method: 'POST', path: '/api/hire-drafts/:uuid/text' },
  review: { method: 'PUT', path: '/api/hire-drafts/:uuid/review' },
  finalize: { method: 'POST', path: '/api/hire-drafts/:uuid/position' },
};
