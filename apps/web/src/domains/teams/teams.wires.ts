import type { clientRecordCalls } from '@muster/contract/domains/clients/client-record.calls.ts';
import type { clientsCalls } from '@muster/contract/domains/clients/clients.calls.ts';
import type { lookupsCalls } from '@muster/contract/domains/lookups/lookups.calls.ts';
import type { teamsCalls } from '@muster/contract/domains/teams/teams.calls.ts';
import { wireOf } from '../../platform/api/call-wire.ts';

type Teams = typeof teamsCalls;

export const teamWires = {
  table: wireOf<Teams['table']>({ method: 'GET', path: '/api/teams' }),
  details: wireOf<Teams['details']>({ method: 'GET', path: '/api/teams/:id' }),
  candidates: wireOf<Teams['candidates']>({ method: 'GET', path: '/api/get-team-candidates' }),
  create: wireOf<Teams['create']>({ method: 'POST', path: '/api/teams', idempotent: true }),
  update: wireOf<Teams['update']>({ method: 'PUT', path: '/api/teams' }),
  delete: wireOf<Teams['delete']>({ method: 'DELETE', path: '/api/teams' }),
  own: wireOf<Teams['own']>({ method: 'GET', path: '/api/my-team' }),
  clients: wireOf<(typeof clientsCalls)['forDropdown']>({ method: 'GET', path: '/api/get-clients-for-dropdown' }),
  ofClient: wireOf<(typeof clientRecordCalls)['teams']>({ method: 'GET', path: '/api/get-client-teams/:id' }),
  roles: wireOf<(typeof lookupsCalls)['teamRoles']>({ method: 'GET', path: '/api/get-team-roles' }),
};
