import { interviewsCalls as calls } from '@muster/contract/domains/interviews/interviews.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import { bookInterview } from './book-interview.ts';
import { findInterviewTimes } from './find-interview-times.ts';
import { holdInterviewTime, releaseInterviewTime } from './hold-interview-time.ts';

export const interviewsBindings = [
  bind(calls.times, findInterviewTimes),
  bind(calls.hold, holdInterviewTime),
  bind(calls.release, releaseInterviewTime),
  bind(calls.book, bookInterview),
];
