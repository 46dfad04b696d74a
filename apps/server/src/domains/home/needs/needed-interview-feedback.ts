import { mayBookInterviews } from '@muster/contract/domains/interviews/interviews.policy.ts';
import { feedbackWaitingFor, interviewsForFeedback, ownFeedback } from '../../interviews/index.ts';
import { doneAt, idsOf, type NeedSource, ownRow } from './need-source.ts';

/** Interviews that the viewer attended. Each attendee gives their own feedback. */
export const neededInterviewFeedback: NeedSource = {
  kind: 'interview-feedback',
  approval: null,
  isFor: mayBookInterviews,
  rowsOf: async (ctx) => (await interviewsForFeedback(ctx)).map(({ id, ends_at }) => ownRow(id, { since: ends_at })),
  expected: feedbackWaitingFor,
  read: async (ctx, rows) =>
    (await interviewsForFeedback(ctx, idsOf(rows))).map(({ ends_at: _end, ...interview }) => ({
      id: interview.id,
      need: { kind: 'interview-feedback' as const, interview },
    })),
  settled: async (ctx, [id]) => {
    const found = await ownFeedback(ctx, id);
    if (found === null) return null;
    return found.at === null ? { ...doneAt(null), outcome: 'withdrawn' } : doneAt(found.at);
  },
};
