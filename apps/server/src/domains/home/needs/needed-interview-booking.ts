import { scopeOf } from '@muster/contract';
import { mayBookInterviews } from '@muster/contract/domains/interviews/interviews.policy.ts';
import { bookedInterviewOf, bookingsWaitingFor, interviewsToBook } from '../../interviews/index.ts';
import { doneAt, idsOf, type NeedSource, ownRow } from './need-source.ts';

/** Candidates whom a client wants to meet: for the owner of the position, and without one for all staff who recruit. */
export const neededInterviewBooking: NeedSource = {
  kind: 'interview-booking',
  approval: null,
  isFor: (viewer) => scopeOf(viewer).kind === 'staff' && mayBookInterviews(viewer),
  rowsOf: async (ctx) => (await interviewsToBook(ctx)).map(({ id, since }) => ownRow(id, { since })),
  expected: ({ db }) => bookingsWaitingFor(db),
  read: async (ctx, rows) =>
    (await interviewsToBook(ctx, idsOf(rows))).map(({ since: _since, ...application }) => ({
      id: application.id,
      need: { kind: 'interview-booking' as const, application },
    })),
  settled: async (ctx, [id]) => {
    const found = await bookedInterviewOf(ctx, id);
    if (found === null) return null;
    return found.at === null ? { ...doneAt(null), outcome: 'withdrawn' } : { ...doneAt(found.at), by: found.by };
  },
};
