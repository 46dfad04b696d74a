// Generated from the contract: npm run documents
import type { interviewList, interviewsCalls } from '@muster/contract/domains/interviews/interviews.calls.ts';
import type { Endpoint, EndpointsOf } from '../endpoint.ts';

export const interviewsEndpoints: EndpointsOf<typeof interviewsCalls> = {
  list: { method: 'GET', path: '/api/interviews' },
  upcoming: { method: 'GET', path: '/api/upcoming-interviews' },
  week: { method: 'GET', path: '/api/interview-week' },
  details: { method: 'GET', path: '/api/interviews/:id' },
  atAddress: { method: 'GET', path: '/api/interview-schedules/:uuid' },
  attendees: { method: 'GET', path: '/api/applications/:id/interview-attendees' },
  move: { method: 'POST', path: '/api/interviews/:id/move' },
  cancel: { method: 'POST', path: '/api/interviews/:id/cancel' },
  end: { method: 'POST', path: '/api/interviews/:id/end' },
  feedback: { method: 'PUT', path: '/api/interviews/:id/feedback' },
  times: { method: 'POST', path: '/api/find-interview-times' },
  hold: { method: 'POST', path: '/api/interview-holds' },
  release: { method: 'DELETE', path: '/api/interview-holds/:uuid' },
  book: { method: 'POST', path: '/api/interviews', idempotent: true },
};

export const interviewListExport: Endpoint<(typeof interviewList)['exportCall']> = { method: 'POST', path: '/api/interviews/export', file: true };
