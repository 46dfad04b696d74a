import { cannedRepliesCalls as calls, cannedReplyList } from '@muster/contract/domains/tickets/canned-replies.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import { bindList } from '../../platform/lists/bind-list.ts';
import { cannedReplyTypes, readCannedReplyPage } from './canned-replies.repository.ts';
import { createCannedReply, deleteCannedReply, updateCannedReply } from './change-canned-replies.ts';
import { offeredReplies } from './offered-replies.ts';

export const cannedRepliesBindings = [
  ...bindList(cannedReplyList, ({ db }, { question }) => readCannedReplyPage(db, question)),
  bind(calls.types, ({ db }) => cannedReplyTypes(db)),
  bind(calls.offered, offeredReplies),
  bind(calls.create, createCannedReply),
  bind(calls.update, updateCannedReply),
  bind(calls.delete, deleteCannedReply),
];
