import type { Clock } from '../platform/clock/clock.ts';

/** A fixed clock that only a test advances. */
export interface TestClock extends Clock {
  advance(by: Temporal.DurationLike): void;
  set(instant: string): void;
}

/** Starts at the real time, so that the database's now() and the portal's clock agree. */
export function createTestClock(start: Temporal.Instant = Temporal.Now.instant()): TestClock {
  let now = start;
  return {
    now: () => now,
    advance: (by) => {
      now = now.add(by);
    },
    set: (instant) => {
      now = Temporal.Instant.from(instant);
    },
  };
}
