// Generated from the contract: npm run documents
import type { workedPositionsCalls } from '@muster/contract/domains/home/worked-positions.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const workedPositionsEndpoints: EndpointsOf<typeof workedPositionsCalls> = {
  list: { method: 'GET', path: '/api/home/worked-positions' },
};
