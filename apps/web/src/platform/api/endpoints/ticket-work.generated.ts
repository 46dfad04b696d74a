// Generated from the contract: npm run documents
import type { ticketWorkCalls } from '@muster/contract/domains/tickets/ticket-work.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const ticketWorkEndpoints: EndpointsOf<typeof ticketWorkCalls> = {
  details: { method: 'GET', path: '/api/tickets/:id' },
  people: { method: 'GET', path: '/api/tickets/:id/people' },
  reply: { method: 'POST', path: '/api/tickets/:id/replies', idempotent: true },
  addNote: { method: 'POST', path: '/api/tickets/:id/notes', idempotent: true },
  move: { method: 'PUT', path: '/api/tickets/:id/status' },
  assign: { method: 'PUT', path: '/api/tickets/:id/assignee' },
  prioritize: { method: 'PUT', path: '/api/tickets/:id/priority' },
  regroup: { method: 'PUT', path: '/api/tickets/:id/group' },
  changeSeveral: { method: 'PUT', path: '/api/tickets' },
  answer: { method: 'PUT', path: '/api/tickets/:id/details' },
  follow: { method: 'PUT', path: '/api/tickets/:id/followers' },
  link: { method: 'POST', path: '/api/tickets/:id/links' },
  unlink: { method: 'DELETE', path: '/api/tickets/:id/links' },
  merge: { method: 'POST', path: '/api/tickets/:id/merge' },
  rate: { method: 'POST', path: '/api/tickets/:id/rating' },
};
