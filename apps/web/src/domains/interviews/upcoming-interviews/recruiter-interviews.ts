import { pathOf } from '@muster/contract/screen-paths.ts';
import { staffInterviewTimes } from './staff-interview-times.ts';
import type { InterviewPlace } from './upcoming-interviews-card.tsx';

export const recruiterInterviews: InterviewPlace = {
  refreshOn: 'interviews.changed',
  all: pathOf('interviews'),
  pathTo: ({ id }) => pathOf('recruitmentInterviewDetails', { id }),
  none: 'Interviews that you take part in, and those of your positions, appear here.',
  staffTimes: staffInterviewTimes,
};
