import type { Clock } from '../platform/clock/clock.ts';

/** A clock that stands still until a test moves it. */
export interface TestClock extends Clock {
  advance(by: Temporal.DurationLike): void;
  set(instant: string): void;
}

/** Starts at the real time: the database's own now() and the portal's then agree. */
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
