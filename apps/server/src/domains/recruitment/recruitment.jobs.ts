import type { BackgroundWork } from '../../platform/jobs/background-work.ts';
import { readNextResume } from './read-resumes.ts';

/** Runs every few seconds in each process. */
export const readResumesSoon: BackgroundWork = {
  name: 'recruitment.resumes',
  channel: null,
  workOnce: (services) => readNextResume(services),
};
