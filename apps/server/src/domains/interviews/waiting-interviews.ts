import { mayAccess } from '@muster/contract';
import { interviewAccess } from '@muster/contract/domains/interviews/interviews.policy.ts';
import type { ReadingContext } from '../../platform/context/context.ts';
import {
  applicationsToBook,
  bookedFor,
  type EndedInterview,
  interviewsToReport,
  ownReport,
  type WaitingApplication,
} from './waiting-interviews.repository.ts';

/** Interviews that wait for feedback of the viewer, longest first. `ids`: default all. */
export async function interviewsForFeedback({ db, viewer, clock }: ReadingContext, ids?: readonly number[]) {
  const found = await interviewsToReport(db, viewer, { now: clock.now().toString(), ids: ids ?? null });
  const is_in_area = viewer.clientId !== null && mayAccess(interviewAccess.own, viewer);
  return found.map((interview): EndedInterview & { readonly is_in_area: boolean } => ({ ...interview, is_in_area }));
}

/** Null where the viewer took no part. */
export async function ownFeedback(
  { db, viewer }: ReadingContext,
  id: number,
): Promise<{ readonly at: string | null } | null> {
  const found = await ownReport(db, viewer, id);
  return found === undefined ? null : { at: found.written_at };
}

/** Candidates of the viewer's positions whom a client wants to meet, longest first. `ids`: of applications; default all. */
export const interviewsToBook = (
  { db, viewer }: ReadingContext,
  ids?: readonly number[],
): Promise<WaitingApplication[]> => applicationsToBook(db, viewer, ids ?? null);

/** Null where it never waited for the viewer. */
export const bookedInterviewOf = async ({ db, viewer }: ReadingContext, id: number) =>
  (await bookedFor(db, viewer, id)) ?? null;
