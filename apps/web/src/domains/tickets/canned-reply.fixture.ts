import type { CannedReplyRow } from '@muster/contract/domains/tickets/canned-reply-answers.ts';
import { cannedRepliesEndpoints } from '../../platform/api/endpoints/canned-replies.generated.ts';
import { answers } from '../../testing/fake-server.ts';

export const cannedReply: CannedReplyRow = {
  id: 3,
  version: 2,
  name: 'First example',
  description: null,
  updated_at: '2026-03-01T02:00:00Z',
};

export const cannedReplyServer = [answers(cannedRepliesEndpoints.list, { data: [cannedReply], total: 1 })];
