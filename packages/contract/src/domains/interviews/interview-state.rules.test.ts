import { describe, expect, it } from 'vitest';
import { interviewActRefusal, interviewActsOf } from './interview-state.rules.ts';

const starts_at = '2026-03-16T01:00:00Z';
const start = Temporal.Instant.from(starts_at).epochMilliseconds;

describe('what can be done with an interview', () => {
  it.each([
    ['Scheduled', -1, ['move', 'cancel']],
    ['Scheduled', 0, ['end', 'feedback']],
    ['Completed', 1, ['follow-up', 'feedback']],
    ['follow-up', 1, ['feedback']],
    ['Cancelled', -1, []],
    ['rescheduled', 1, []],
  ] as const)('of status %s, %i ms from its beginning', (status, ms, acts) => {
    expect(interviewActsOf({ status, starts_at }, start + ms)).toEqual(acts);
  });

  it('says why not', () => {
    const moved = { status: 'rescheduled', starts_at } as const;
    expect(interviewActRefusal(moved, 'cancel', start - 1)).toBe('This interview was moved to another time.');
    const running = { status: 'Scheduled', starts_at } as const;
    expect(interviewActRefusal(running, 'move', start)).toBe('This interview has begun already.');
  });
});
