import { z } from 'zod';
import { optionalId, optionalText, requiredChoice, requiredId, requiredText } from '../../fields.ts';
import { ticketPriorityCodes, ticketStatusCodes } from '../../states.ts';
import { ticketGroups } from './ticket-types.constants.ts';
import { ticketWorkLabels as labels, ticketWorkLimits as limits } from './ticket-work.constants.ts';

const version = z.int().min(1);
const message = { body: requiredText(labels.body, limits.body) };
/** People whom the text mentions by '@' and their name. */
const mentions = z.array(requiredId(labels.mentions)).max(limits.mentions).default([]);

export const replyBody = z.strictObject({
  ...message,
  mentions,
  /** The status after the reply. */
  status: z.enum(ticketStatusCodes).optional(),
  /** The newest reply that the author has read; null: there was none. A later one of somebody else refuses the reply. */
  last_reply_id: z.int().nullable().optional(),
});

export const noteBody = z.strictObject({ ...message, mentions });
export const statusBody = z.strictObject({ version, status: z.enum(ticketStatusCodes) });
export const assigneeBody = z.strictObject({ version, assignee_user_id: optionalId(labels.assignee) });
export const priorityBody = z.strictObject({ version, priority: z.enum(ticketPriorityCodes) });
export const groupBody = z.strictObject({
  version,
  group: requiredChoice(labels.group, ticketGroups as [string, ...string[]]),
});
/** One change of several tickets. */
export const bulkBody = z
  .strictObject({
    ids: z.array(requiredId(labels.ticket)).min(1).max(limits.bulk),
    status: z.enum(ticketStatusCodes).optional(),
    priority: z.enum(ticketPriorityCodes).optional(),
    group: requiredChoice(labels.group, ticketGroups as [string, ...string[]]).optional(),
    /** Null: nobody. */
    assignee_user_id: requiredId(labels.assignee).nullable().optional(),
  })
  .refine(
    ({ ids, ...change }) => Object.values(change).filter((value) => value !== undefined).length === 1,
    'Change one thing at a time.',
  );

export const followerBody = z.strictObject({ user_id: requiredId(labels.follower), is_following: z.boolean() });
export const detailsBody = z.strictObject({ version, details: z.record(z.string().max(40), z.unknown()) });
export const linkBody = z.strictObject({ ticket_id: requiredId(labels.ticket) });
export const mergeBody = z.strictObject({ version, into_ticket_id: requiredId(labels.ticket) });
export const ratingBody = z.strictObject({
  score: z.int().min(1).max(5),
  comment: optionalText(labels.comment, limits.comment),
});
