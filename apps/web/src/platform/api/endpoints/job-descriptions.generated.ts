// Generated from the contract: npm run documents
import type { jobDescriptionsCalls } from '@muster/contract/domains/recruitment/job-descriptions.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const jobDescriptionsEndpoints: EndpointsOf<typeof jobDescriptionsCalls> = {
  current: { method: 'GET', path: '/api/open-positions/:id/job-description' },
  versions: { method: 'GET', path: '/api/open-positions/:id/job-description-versions' },
  compare: { method: 'GET', path: '/api/open-positions/:id/job-description-difference' },
  save: { method: 'PUT', path: '/api/open-positions/:id/job-description' },
  review: { method: 'PUT', path: '/api/open-positions/:id/job-description/review' },
};
