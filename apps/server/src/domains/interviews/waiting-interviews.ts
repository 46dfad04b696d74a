import { mayAccess, scopeOf, type Viewer } from '@muster/contract';
import { interviewAccess } from '@muster/contract/domains/interviews/interviews.policy.ts';
import type { Db } from '../../database/db.ts';
import type { BaseContext, ReadingContext } from '../../platform/context/context.ts';
import {
  applicationsToBook,
  attendedBy,
  bookedFor,
  type EndedInterview,
  interviewsToReport,
  ownReport,
  type WaitingApplication,
  wishedMeetings,
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

/** The first from the side of the interviews, for a comparison. */
export async function feedbackWaitingFor(
  { db, clock }: Pick<BaseContext, 'db' | 'clock'>,
  userIds: readonly number[],
): Promise<(viewer: Viewer) => readonly number[]> {
  const attended = await attendedBy(db, { userIds, now: clock.now().toString() });
  const open = attended.filter(
    ({ status, outcome, has_ended, stage, has_feedback }) =>
      isHeld(status) && outcome !== 'no-show' && has_ended && withClient.includes(stage) && !has_feedback,
  );
  return (viewer) =>
    open
      .filter(({ user_id, is_own }) => user_id === viewer.userId && (is_own || scopeOf(viewer).kind === 'staff'))
      .map(({ id }) => id);
}

/** The same for interviews to book. */
export async function bookingsWaitingFor(db: Db): Promise<(viewer: Viewer) => readonly number[]> {
  const open = (await wishedMeetings(db)).filter(({ interviews }) => !interviews.some((status) => isHeld(status)));
  return ({ userId }) =>
    open.filter(({ owner_user_id: owner }) => owner === null || owner === userId).map(({ id }) => id);
}

/** Neither cancelled nor moved to another time. */
const isHeld = (status: string): boolean => status !== 'Cancelled' && status !== 'rescheduled';
const withClient: readonly string[] = ['presented', 'interview', 'offered'];
