// Generated from the contract: npm run documents
import type { teamList, teamsCalls } from '@muster/contract/domains/teams/teams.calls.ts';
import type { Endpoint, EndpointsOf } from '../endpoint.ts';

export const teamsEndpoints: EndpointsOf<typeof teamsCalls> = {
  table: { method: 'GET', path: '/api/teams' },
  details: { method: 'GET', path: '/api/teams/:id' },
  atAddress: { method: 'GET', path: '/api/client-teams/:uuid' },
  candidates: { method: 'GET', path: '/api/get-team-candidates' },
  create: { method: 'POST', path: '/api/teams', idempotent: true },
  update: { method: 'PUT', path: '/api/teams' },
  delete: { method: 'DELETE', path: '/api/teams' },
  restore: { method: 'POST', path: '/api/teams/:id/restore' },
  own: { method: 'GET', path: '/api/my-team' },
};

export const teamListExport: Endpoint<(typeof teamList)['exportCall']> = { method: 'POST', path: '/api/teams/export', file: true };
