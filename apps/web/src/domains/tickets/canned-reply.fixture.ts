import type { CannedReplyRow } from '@muster/contract/domains/tickets/canned-reply-answers.ts';
import { cannedRepliesEndpoints } from '../../platform/api/endpoints/canned-replies.generated.ts';
import { answers } from '../../testing/fake-server.ts';

const cannedReply: CannedReplyRow = {
  id: 3,
  version: 2,
  name: 'First example',
  body: 'Thank you, {requester}.',
  ticket_type_id: null,
  ticket_type: null,
  is_active: true,
  updated_by: 'Ada Reed',
  updated_at: '2026-03-01T02:00:00Z',
};

export const cannedReplyServer = [
  answers(cannedRepliesEndpoints.list, { data: [cannedReply], total: 1 }),
  answers(cannedRepliesEndpoints.types, [{ id: 10, name: 'IT support', is_active: true }]),
];
