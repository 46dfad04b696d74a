import type { homeCalls } from '@muster/contract/domains/home/home.calls.ts';
import { wireOf } from '../../platform/api/call-wire.ts';

export const homeWires = {
  figures: wireOf<(typeof homeCalls)['figures']>({ method: 'GET', path: '/api/home' }),
  search: wireOf<(typeof homeCalls)['search']>({ method: 'GET', path: '/api/search' }),
};
