import type { teamCalls } from '@muster/contract/domains/clients/team.calls.ts';
import type { lookupsCalls } from '@muster/contract/domains/lookups/lookups.calls.ts';
import { wireOf } from '../../platform/api/call-wire.ts';

type Teams = typeof teamCalls;

export const teamWires = {
  table: wireOf<Teams['table']>({ method: 'GET', path: '/api/teams' }),
  details: wireOf<Teams['details']>({ method: 'GET', path: '/api/teams/:id' }),
  candidates: wireOf<Teams['candidates']>({ method: 'GET', path: '/api/get-team-candidates' }),
  create: wireOf<Teams['create']>({ method: 'POST', path: '/api/teams', idempotent: true }),
  update: wireOf<Teams['update']>({ method: 'PUT', path: '/api/teams' }),
  delete: wireOf<Teams['delete']>({ method: 'DELETE', path: '/api/teams' }),
  own: wireOf<Teams['own']>({ method: 'GET', path: '/api/my-team' }),
  roles: wireOf<(typeof lookupsCalls)['teamRoles']>({ method: 'GET', path: '/api/get-team-roles' }),
};
