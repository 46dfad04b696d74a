// Generated from the contract: npm run documents
import type { duplicatesCalls } from '@muster/contract/domains/employees/duplicates.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const duplicatesEndpoints: EndpointsOf<typeof duplicatesCalls> = {
  find: { method: 'POST', path: '/api/find-duplicate-employees' },
};
