import { pathOf } from '@muster/contract/screen-paths.ts';
import type { InterviewPlace } from './upcoming-interviews-card.tsx';

/** Of the main contact, who has the addresses of section 2.5. */
export const contactInterviews: InterviewPlace = {
  refreshOn: 'my-positions.changed',
  all: pathOf('interviews'),
  pathTo: ({ id }) => pathOf('recruitmentInterviewDetails', { id }),
  none: 'Interviews that are booked with your company appear here.',
};
