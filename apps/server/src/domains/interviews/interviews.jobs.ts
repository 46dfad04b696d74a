import type { BackgroundWork } from '../../platform/jobs/background-work.ts';
import { remindOfInterviews } from './remind-of-interviews.ts';

/** Runs every few seconds in each process. */
export const remindOfInterviewsSoon: BackgroundWork = {
  name: 'interviews.reminders',
  channel: null,
  workOnce: (services) => remindOfInterviews(services),
};
