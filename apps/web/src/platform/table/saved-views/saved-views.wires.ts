import type { savedViewsCalls } from '@muster/contract/domains/accounts/saved-views.calls.ts';
import { wireOf } from '../../api/call-wire.ts';

type Calls = typeof savedViewsCalls;

export const savedViewWires = {
  list: wireOf<Calls['list']>({ method: 'GET', path: '/api/saved-views' }),
  create: wireOf<Calls['create']>({ method: 'POST', path: '/api/saved-views', idempotent: true }),
  update: wireOf<Calls['update']>({ method: 'PUT', path: '/api/saved-views' }),
  delete: wireOf<Calls['delete']>({ method: 'DELETE', path: '/api/saved-views/:id' }),
};
