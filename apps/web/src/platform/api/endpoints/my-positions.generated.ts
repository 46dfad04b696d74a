// Generated from the contract: npm run documents
import type { myPositionList, myPositionsCalls } from '@muster/contract/domains/recruitment/my-positions.calls.ts';
import type { Endpoint, EndpointsOf } from '../endpoint.ts';

export const myPositionsEndpoints: EndpointsOf<typeof myPositionsCalls> = {
  list: { method: 'GET', path: '/api/my-open-positions' },
  details: { method: 'GET', path: '/api/my-open-positions/:uuid' },
  candidates: { method: 'GET', path: '/api/my-open-positions/:uuid/candidates' },
  profile: { method: 'GET', path: '/api/candidate-profiles/:uuid' },
};

export const myPositionListExport: Endpoint<(typeof myPositionList)['exportCall']> = { method: 'POST', path: '/api/my-open-positions/export', file: true };
