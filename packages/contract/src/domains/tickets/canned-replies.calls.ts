import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { defineRecordCalls } from '../../define-record-calls.ts';
import { defineList } from '../../list.ts';
import { listQuery } from '../../list-parameters.ts';
import { defineLookup } from '../../lookup.ts';
import { idParameter } from '../../paging.ts';
import { cannedReplyAccess } from './canned-replies.policy.ts';
import { createCannedReplyBody, updateCannedReplyBody } from './canned-replies.schemas.ts';
import { cannedReplyRow, offeredReply } from './canned-reply-answers.ts';
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
  /** Every type, of every side, for the form. */
  types: defineLookup({
    section: 'ours',
    access: cannedReplyAccess.list,
    name: 'tickets.canned-reply-types',
    path: '/api/canned-reply-types',
    row: z.object({ id: z.int(), name: z.string(), is_active: z.boolean() }),
  }),

  /** What is kept for tickets of this type, filled in with what the viewer sees of the ticket now. For those who handle it. */
  offered: defineCall({
    name: 'tickets.offered-replies',
    method: 'GET',
    path: '/api/tickets/:id/canned-replies',
    section: 'ours',
    access: 'login',
    params: idParameter,
    answer: z.array(offeredReply),
    audit: null,
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
