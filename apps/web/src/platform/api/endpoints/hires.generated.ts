// Generated from the contract: npm run documents
import type { hiresCalls } from '@muster/contract/domains/recruitment/hires.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const hiresEndpoints: EndpointsOf<typeof hiresCalls> = {
  form: { method: 'GET', path: '/api/applications/:id/hire' },
  hire: { method: 'POST', path: '/api/applications/:id/hire', idempotent: true },
};
