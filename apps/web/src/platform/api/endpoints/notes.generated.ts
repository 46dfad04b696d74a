// Generated from the contract: npm run documents
import type { noteList, notesCalls } from '@muster/contract/domains/recruitment/notes.calls.ts';
import type { Endpoint, EndpointsOf } from '../endpoint.ts';

export const notesEndpoints: EndpointsOf<typeof notesCalls> = {
  list: { method: 'GET', path: '/api/customer-notes' },
  ofPosition: { method: 'GET', path: '/api/position-notes/:uuid' },
  ofCandidate: { method: 'GET', path: '/api/candidates/:id/notes' },
  add: { method: 'POST', path: '/api/recruitment-notes', idempotent: true },
  reply: { method: 'POST', path: '/api/recruitment-notes/:id/replies', idempotent: true },
  edit: { method: 'PUT', path: '/api/recruitment-notes/:id' },
  share: { method: 'PUT', path: '/api/recruitment-notes/:id/visibility' },
  remove: { method: 'DELETE', path: '/api/recruitment-notes/:id' },
};

export const noteListExport: Endpoint<(typeof noteList)['exportCall']> = { method: 'POST', path: '/api/customer-notes/export', file: true };
