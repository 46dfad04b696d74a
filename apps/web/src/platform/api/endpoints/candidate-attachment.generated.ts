// Generated from the contract: npm run documents
import type { candidateAttachmentCalls } from '@muster/contract/domains/recruitment/candidate-attachment.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const candidateAttachmentEndpoints: EndpointsOf<typeof candidateAttachmentCalls> = {
  list: { method: 'GET', path: '/api/get-candidate-attachments/:id' },
  add: { method: 'POST', path: '/api/candidate-attachments', idempotent: true },
  read: { method: 'GET', path: '/api/candidate-attachments', file: true },
  remove: { method: 'DELETE', path: '/api/candidate-attachments/:id' },
  restore: { method: 'POST', path: '/api/candidate-attachments/:id/restore' },
};
