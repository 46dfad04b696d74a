/** Thrown instead of queueing without end; the caller answers 503 with Retry-After. */
export class HashingBusy extends Error {
  constructor() {
    super('Too many passwords are being checked right now. Try again in a few seconds.');
    this.name = 'HashingBusy';
  }
}

/** Runs at most `atOnce` works side by side and lets at most `waiting` more stand in line, first come first served. */
export function createHashingQueue(limits: { readonly atOnce: number; readonly waiting: number }) {
  const line: (() => void)[] = [];
  let running = 0;

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= limits.atOnce) {
      if (line.length >= limits.waiting) throw new HashingBusy();
      // The place is handed over by the one who leaves, so `running` stays as it is.
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
