// Generated from the contract: npm run documents
import type { applicationsCalls } from '@muster/contract/domains/recruitment/applications.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const applicationsEndpoints: EndpointsOf<typeof applicationsCalls> = {
  ofPosition: { method: 'GET', path: '/api/position-candidates/:uuid' },
  ofCandidate: { method: 'GET', path: '/api/candidates/:id/applications' },
  candidateChoices: { method: 'GET', path: '/api/candidate-choices' },
  create: { method: 'POST', path: '/api/applications', idempotent: true },
  move: { method: 'PUT', path: '/api/applications/:id/stage' },
  present: { method: 'PUT', path: '/api/presented-applications' },
  decide: { method: 'PUT', path: '/api/applications/:id/decision' },
};
