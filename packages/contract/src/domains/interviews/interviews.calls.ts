import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { requiredDay } from '../../fields.ts';
import { defineList } from '../../list.ts';
import { listQuery } from '../../list-parameters.ts';
import { idParameter } from '../../paging.ts';
import {
  heldInterviewTime,
  interviewAttendees,
  interviewOffers,
  interviewRecord,
  interviewRow,
  listedInterview,
  upcomingInterview,
} from './interview-answers.ts';
import { interviewColumns } from './interview-columns.ts';
import { interviewPhases } from './interview-phases.ts';
import { interviewLabels as labels } from './interviews.constants.ts';
import { interviewAccess } from './interviews.policy.ts';
import {
  bookInterviewBody,
  cancelInterviewBody,
  endInterviewBody,
  findInterviewTimesBody,
  holdInterviewTimeBody,
  interviewFeedbackBody,
  moveInterviewBody,
} from './interviews.schemas.ts';

const book = { section: '2.5', access: interviewAccess.book } as const;

const params = idParameter;
const changed = z.object({ version: z.int() });

export const interviewsCalls = {
  list: defineCall({
    name: 'interviews.interview-table',
    section: '2.5',
    access: interviewAccess.book,
    method: 'GET',
    path: '/api/interviews',
    query: listQuery(interviewColumns),
    answer: z.object({
      data: z.array(listedInterview),
      total: z.int().min(0),
      /** How many interviews are in each phase, under the search and the other filters. */
      counts: z.partialRecord(z.enum(interviewPhases), z.int().min(0)),
    }),
    audit: null,
  }),
  /** Planned ones that have not ended, the next first: of the company of a client, of the positions and attendees of staff. */
  upcoming: defineCall({
    name: 'interviews.upcoming',
    section: '2.6',
    access: interviewAccess.book,
    method: 'GET',
    path: '/api/upcoming-interviews',
    answer: z.object({ data: z.array(upcomingInterview) }),
    audit: null,
  }),
  /** Planned and held ones of a week, with a day more on both sides: every page reads its own zone. The first ones begin. */
  week: defineCall({
    name: 'interviews.week',
    section: '2.5',
    access: interviewAccess.book,
    method: 'GET',
    path: '/api/interview-week',
    query: z.strictObject({ first: requiredDay(labels.first) }),
    answer: z.object({ data: z.array(interviewRow) }),
    audit: null,
  }),
  details: defineCall({
    name: 'interviews.details',
    section: '2.5',
    access: interviewAccess.record,
    method: 'GET',
    path: '/api/interviews/:id',
    params,
    answer: interviewRecord,
    audit: null,
  }),
  atAddress: defineCall({
    name: 'interviews.at-address',
    section: '2.6',
    access: interviewAccess.own,
    method: 'GET',
    path: '/api/interview-schedules/:uuid',
    params: z.strictObject({ uuid: z.uuid() }),
    answer: interviewRecord,
    audit: null,
  }),
  attendees: defineCall({
    ...book,
    name: 'interviews.attendee-choices',
    method: 'GET',
    path: '/api/applications/:id/interview-attendees',
    params,
    answer: interviewAttendees,
    audit: null,
  }),
  /** To the time that the viewer holds. The earlier time stays as a linked interview. */
  move: defineCall({
    ...book,
    name: 'interviews.move-interview',
    method: 'POST',
    path: '/api/interviews/:id/move',
    params,
    body: moveInterviewBody,
    answer: z.object({ id: z.int(), uuid: z.string() }),
    audit: 'interviews.move-interview',
  }),
  cancel: defineCall({
    ...book,
    name: 'interviews.cancel-interview',
    method: 'POST',
    path: '/api/interviews/:id/cancel',
    params,
    body: cancelInterviewBody,
    answer: changed,
    audit: 'interviews.cancel-interview',
  }),
  end: defineCall({
    ...book,
    name: 'interviews.end-interview',
    method: 'POST',
    path: '/api/interviews/:id/end',
    params,
    body: endInterviewBody,
    answer: changed,
    audit: 'interviews.end-interview',
  }),
  /** Of the viewer; another one replaces it. */
  feedback: defineCall({
    ...book,
    name: 'interviews.give-feedback',
    method: 'PUT',
    path: '/api/interviews/:id/feedback',
    params,
    body: interviewFeedbackBody,
    answer: 'nothing',
    audit: 'interviews.give-feedback',
  }),
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

export const interviewList = defineList({
  name: 'interviews',
  label: 'Interviews',
  columns: interviewColumns,
  call: interviewsCalls.list,
});
