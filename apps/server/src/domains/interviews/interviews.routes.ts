import { interviewsCalls as calls, interviewList } from '@muster/contract/domains/interviews/interviews.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import { bindList } from '../../platform/lists/bind-list.ts';
import { bookInterview } from './book-interview.ts';
import { cancelInterview, endInterview, giveInterviewFeedback } from './end-interview.ts';
import { findInterviewTimes } from './find-interview-times.ts';
import { holdInterviewTime, releaseInterviewTime } from './hold-interview-time.ts';
import { moveInterview } from './move-interview.ts';
import {
  listInterviews,
  listUpcomingInterviews,
  readAttendeeChoices,
  readInterview,
  readInterviewAtAddress,
  readInterviewWeek,
} from './read-interviews.ts';

export const interviewsBindings = [
  bind(calls.times, findInterviewTimes),
  bind(calls.hold, holdInterviewTime),
  bind(calls.release, releaseInterviewTime),
  bind(calls.book, bookInterview),
  ...bindList(interviewList, listInterviews),
  bind(calls.upcoming, listUpcomingInterviews),
  bind(calls.week, readInterviewWeek),
  bind(calls.details, readInterview),
  bind(calls.atAddress, readInterviewAtAddress),
  bind(calls.attendees, readAttendeeChoices),
  bind(calls.move, moveInterview),
  bind(calls.cancel, cancelInterview),
  bind(calls.end, endInterview),
  bind(calls.feedback, giveInterviewFeedback),
];
