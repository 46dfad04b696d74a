// Generated from the contract: npm run documents
import type { cannedRepliesCalls, cannedReplyList } from '@muster/contract/domains/tickets/canned-replies.calls.ts';
import type { Endpoint, EndpointsOf } from '../endpoint.ts';

export const cannedRepliesEndpoints: EndpointsOf<typeof cannedRepliesCalls> = {
  list: { method: 'GET', path: '/api/canned-replies' },
  types: { method: 'GET', path: '/api/canned-reply-types' },
  offered: { method: 'GET', path: '/api/tickets/:id/canned-replies' },
  create: { method: 'POST', path: '/api/canned-replies', idempotent: true },
  update: { method: 'PUT', path: '/api/canned-replies' },
  delete: { method: 'DELETE', path: '/api/canned-replies' },
};

export const cannedReplyListExport: Endpoint<(typeof cannedReplyList)['exportCall']> = { method: 'POST', path: '/api/canned-replies/export', file: true };
