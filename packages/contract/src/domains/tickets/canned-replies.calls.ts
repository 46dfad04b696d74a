import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { defineRecordCalls } from '../../define-record-calls.ts';
import { defineList } from '../../list.ts';
import { listQuery } from '../../list-parameters.ts';
import { cannedReplyAccess } from './canned-replies.policy.ts';
import { createCannedReplyBody, updateCannedReplyBody } from './canned-replies.schemas.ts';
import { cannedReplyRow } from './canned-reply-answers.ts';
import { cannedReplyColumns } from './canned-reply-columns.ts';

const read = { method: 'GET', section: 'ours', access: cannedReplyAccess.list, audit: null } as const;
const change = { section: 'ours', access: cannedReplyAccess.change } as const;

export const cannedRepliesCalls = {
  list: defineCall({
    ...read,
    name: 'tickets.canned-reply-table',
    path: '/api/canned-replies',
    query: listQuery(cannedReplyColumns),
    answer: z.object({ data: z.array(cannedReplyRow), total: z.int().min(0) }),
  }),
  ...defineRecordCalls({
    ...change,
    domain: 'tickets',
    thing: 'canned-reply',
    path: '/api/canned-replies',
    createBody: createCannedReplyBody,
    updateBody: updateCannedReplyBody,
  }),
};

export const cannedReplyList = defineList({
  name: 'cannedReplies',
  label: 'Canned replies',
  columns: cannedReplyColumns,
  call: cannedRepliesCalls.list,
});
