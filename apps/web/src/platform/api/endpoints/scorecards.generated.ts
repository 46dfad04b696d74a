// Generated from the contract: npm run documents
import type { scorecardsCalls } from '@muster/contract/domains/recruitment/scorecards.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const scorecardsEndpoints: EndpointsOf<typeof scorecardsCalls> = {
  ofCandidate: { method: 'GET', path: '/api/candidates/:id/scorecards' },
  save: { method: 'PUT', path: '/api/applications/:id/scorecard' },
};
