import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { heldInterviewTime, interviewOffers } from './interview-answers.ts';
import { interviewAccess } from './interviews.policy.ts';
import { bookInterviewBody, findInterviewTimesBody, holdInterviewTimeBody } from './interviews.schemas.ts';

const book = { section: '2.5', access: interviewAccess.book } as const;

export const interviewsCalls = {
  /** Times at which all attendees and the candidate are free, the earliest first. */
  times: defineCall({
    ...book,
    name: 'interviews.find-times',
    method: 'POST',
    path: '/api/find-interview-times',
    effect: 'read',
    body: findInterviewTimesBody,
    answer: interviewOffers,
    audit: null,
  }),
  /** Keeps a time for the viewer for some minutes, instead of an earlier one for the same application. */
  hold: defineCall({
    ...book,
    name: 'interviews.hold-time',
    method: 'POST',
    path: '/api/interview-holds',
    body: holdInterviewTimeBody,
    answer: heldInterviewTime,
    audit: 'interviews.hold-time',
  }),
  release: defineCall({
    ...book,
    name: 'interviews.release-time',
    method: 'DELETE',
    path: '/api/interview-holds/:uuid',
    params: z.strictObject({ uuid: z.uuid() }),
    answer: 'nothing',
    audit: 'interviews.release-time',
  }),
  book: defineCall({
    ...book,
    name: 'interviews.book-interview',
    method: 'POST',
    path: '/api/interviews',
    body: bookInterviewBody,
    answer: z.object({ id: z.int(), uuid: z.string() }),
    status: 201,
    audit: 'interviews.book-interview',
    idempotent: true,
  }),
};
