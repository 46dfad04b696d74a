import type { OwnTimesheet } from '@muster/contract/domains/timesheets/timesheet-answers.ts';

type Blockers = OwnTimesheet['blockers'];

/** The first day that the employee can correct, so that the timesheet can be submitted. Other days wait for someone else or for their end. */
export const dayToFix = (blockers: Blockers, correctableFrom: string | null): string | null =>
  blockers.find((one) => isOwn(one) && correctableFrom !== null && one.work_date >= correctableFrom)?.work_date ?? null;

/** Every day that has to be corrected is older than what employees correct themselves. */
export const isForHr = (blockers: Blockers, correctableFrom: string | null): boolean =>
  correctableFrom !== null &&
  blockers.some(isOwn) &&
  blockers.filter(isOwn).every(({ work_date: day }) => day < correctableFrom);

const isOwn = ({ kind }: Blockers[number]): boolean => kind === 'conflict' || kind === 'leave';
