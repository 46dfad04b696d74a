import { pathOf } from '@muster/contract/screen-paths.ts';
import type { InterviewPlace } from './upcoming-interviews-card.tsx';

/** In the client area. */
export const clientInterviews: InterviewPlace = {
  refreshOn: 'my-positions.changed',
  all: pathOf('upcomingInterviews'),
  pathTo: ({ uuid }) => pathOf('interviewScheduleDetails', { uuid }),
  none: 'Interviews that are booked with your company appear here.',
};
