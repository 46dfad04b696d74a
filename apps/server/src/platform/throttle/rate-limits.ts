import { Problem, type RateClass } from '@muster/contract';
import type { Clock } from '../clock/clock.ts';
import type { Db } from '../http/context.ts';
import { createMemoryThrottle } from './memory-throttle.ts';
import { throttle } from './throttle.repository.ts';

export interface Rate {
  readonly limit: number;
  readonly windowSeconds: number;
  /** `database`: counted across server processes and restarts. */
  readonly countedIn: 'database' | 'memory';
}

/** Figures of reliability row 6. Each counts for every key by itself: the account, and the address. */
export const rateLimits: Readonly<Record<RateClass, readonly Rate[]>> = {
  login: [perMinute(5), { limit: 100, windowSeconds: 3600, countedIn: 'database' }],
  'second-factor': [perMinute(5)],
  'public-token': [perMinute(10)],
  export: [perMinute(5)],
  import: [perMinute(5)],
  write: [{ limit: 600, windowSeconds: 60, countedIn: 'memory' }],
  read: [{ limit: 6000, windowSeconds: 60, countedIn: 'memory' }],
};

/** Counts a try for all keys. @throws Problem too-many-tries with the longest wait. */
export function createLimiter({ db, clock }: { readonly db: Db; readonly clock: Clock }) {
  const inMemory = createMemoryThrottle();

  return async function limit(rate: RateClass, keys: readonly string[]): Promise<void> {
    const now = clock.now();
    let wait = 0;
    for (const { limit: most, windowSeconds, countedIn } of rateLimits[rate]) {
      for (const name of keys) {
        const key = `${rate}:${windowSeconds}:${name}`;
        const request = { key, limit: most, windowSeconds, now };
        wait = Math.max(wait, countedIn === 'memory' ? inMemory(key, most, windowSeconds, now) : await throttle(db, request));
      }
    }
    if (wait > 0) throw new Problem('too-many-tries', `Too many tries. Please try again in ${inWords(wait)}.`, { retryAfter: wait });
  };
}

function perMinute(limit: number): Rate {
  return { limit, windowSeconds: 60, countedIn: 'database' };
}

function inWords(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
