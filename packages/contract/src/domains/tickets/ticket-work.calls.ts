import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { idParameter } from '../../paging.ts';
import { ticketRecord } from './ticket-record.ts';
import {
  assigneeBody,
  bulkBody,
  detailsBody,
  followerBody,
  groupBody,
  linkBody,
  mergeBody,
  noteBody,
  priorityBody,
  ratingBody,
  replyBody,
  statusBody,
} from './ticket-work.schemas.ts';

/** Which tickets somebody sees and handles is a matter of the ticket, so any sign-in may ask. */
const one = { section: '2.4', access: 'login', params: idParameter } as const;
const written = { ...one, method: 'POST', status: 201, idempotent: true, neverImpersonating: true } as const;
const changed = { ...one, method: 'PUT', answer: z.object({ version: z.int() }) } as const;
const person = z.object({ id: z.int(), name: z.string(), label: z.string() });

export const ticketWorkCalls = {
  details: defineCall({
    ...one,
    name: 'tickets.details',
    method: 'GET',
    path: '/api/tickets/:id',
    answer: ticketRecord,
    audit: null,
  }),

  /** Staff to whom the ticket can be given, and whom a note can mention. For those who handle it. */
  people: defineCall({
    ...one,
    name: 'tickets.people',
    method: 'GET',
    path: '/api/tickets/:id/people',
    answer: z.object({ assignees: z.array(person), readers: z.array(person) }),
    audit: null,
  }),

  reply: defineCall({
    ...written,
    name: 'tickets.reply',
    path: '/api/tickets/:id/replies',
    body: replyBody,
    answer: z.object({ id: z.int(), version: z.int() }),
    audit: 'tickets.reply',
  }),

  addNote: defineCall({
    ...written,
    name: 'tickets.add-note',
    path: '/api/tickets/:id/notes',
    body: noteBody,
    answer: z.object({ id: z.int() }),
    audit: 'tickets.add-note',
  }),

  move: defineCall({
    ...changed,
    name: 'tickets.change-status',
    path: '/api/tickets/:id/status',
    body: statusBody,
    audit: 'tickets.change-status',
  }),

  assign: defineCall({
    ...changed,
    name: 'tickets.assign',
    path: '/api/tickets/:id/assignee',
    body: assigneeBody,
    audit: 'tickets.assign',
  }),

  prioritize: defineCall({
    ...changed,
    name: 'tickets.change-priority',
    path: '/api/tickets/:id/priority',
    body: priorityBody,
    audit: 'tickets.change-priority',
  }),

  /** Somebody of another group no longer has the ticket. */
  regroup: defineCall({
    ...changed,
    name: 'tickets.change-group',
    path: '/api/tickets/:id/group',
    body: groupBody,
    audit: 'tickets.change-group',
  }),

  /** Changes each ticket that can be changed, and says why the others were not. */
  changeSeveral: defineCall({
    name: 'tickets.change-several',
    method: 'PUT',
    path: '/api/tickets',
    section: '2.4',
    access: 'login',
    body: bulkBody,
    answer: z.object({
      changed: z.int(),
      refused: z.array(z.object({ id: z.int(), number: z.string(), reason: z.string() })),
    }),
    audit: 'tickets.change-several',
  }),

  /** Answers to fields that the viewer's party edits, such as what was done. */
  answer: defineCall({
    ...changed,
    name: 'tickets.change-details',
    path: '/api/tickets/:id/details',
    body: detailsBody,
    audit: 'tickets.change-details',
  }),

  follow: defineCall({
    ...one,
    name: 'tickets.follow',
    method: 'PUT',
    path: '/api/tickets/:id/followers',
    body: followerBody,
    answer: 'nothing',
    audit: 'tickets.follow',
  }),

  link: defineCall({
    ...one,
    name: 'tickets.link',
    method: 'POST',
    path: '/api/tickets/:id/links',
    body: linkBody,
    answer: 'nothing',
    audit: 'tickets.link',
  }),

  unlink: defineCall({
    ...one,
    name: 'tickets.unlink',
    method: 'DELETE',
    path: '/api/tickets/:id/links',
    body: linkBody,
    answer: 'nothing',
    audit: 'tickets.unlink',
  }),

  /** Closes the ticket in favor of another one of the same person. */
  merge: defineCall({
    ...changed,
    name: 'tickets.merge',
    method: 'POST',
    path: '/api/tickets/:id/merge',
    body: mergeBody,
    audit: 'tickets.merge',
  }),

  rate: defineCall({
    ...one,
    name: 'tickets.rate',
    method: 'POST',
    path: '/api/tickets/:id/rating',
    body: ratingBody,
    answer: 'nothing',
    audit: 'tickets.rate',
    neverImpersonating: true,
  }),
};
