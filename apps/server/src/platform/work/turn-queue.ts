import { Problem } from '@muster/contract';

export interface TurnLimits {
  readonly atOnce: number;
  readonly waiting: number;
  /** The message if the queue is full. */
  readonly busy: string;
}

/**
 * Runs at most `atOnce` tasks concurrently and queues at most `waiting` more, first in first out. @throws Problem busy
 * (503) when the queue is full.
 */
export function createTurnQueue(limits: TurnLimits) {
  const line: (() => void)[] = [];
  let running = 0;

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= limits.atOnce) {
      if (line.length >= limits.waiting) throw new Problem('busy', limits.busy, { retryAfter: 3 });
      // The finished task passes its slot on, so `running` does not change.
      await new Promise<void>((resolve) => line.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
