import { Problem, type RateClass } from '@muster/contract';
import { waitingTime } from './waiting-time.ts';

/** What an attempt is counted by. An office shares one address, so addresses have a higher limit than accounts. */
export interface Counted {
  readonly by: 'account' | 'user' | 'address';
  readonly id: string;
}

/** Undoes the count of a successful attempt, where only failed ones should count. */
type TakeBack = () => Promise<void>;

/** @throws Problem too-many-tries (429) with the seconds to wait. */
export type Limit = (rate: RateClass, counted: readonly Counted[]) => Promise<TakeBack>;

interface Figure {
  readonly tries: number;
  readonly seconds: number;
}

/** Reliability row 6, and row 35 for the address: 300 people sign in from one office within a minute. */
const figures: Readonly<Record<RateClass, Readonly<Record<Counted['by'], readonly Figure[]>>>> = {
  login: { account: [perMinute(5), perHour(100)], user: [perMinute(5), perHour(100)], address: [perMinute(400)] },
  'second-factor': {
    account: [perMinute(5), perHour(50)],
    user: [perMinute(5), perHour(50)],
    address: [perMinute(400)],
  },
  'public-token': { account: [perMinute(10)], user: [perMinute(10)], address: [perMinute(60)] },
  export: { account: [perMinute(5)], user: [perMinute(5)], address: [perMinute(60)] },
  import: { account: [perMinute(5)], user: [perMinute(5)], address: [perMinute(60)] },
  generate: { account: [perMinute(6), perHour(60)], user: [perMinute(6), perHour(60)], address: [perMinute(60)] },
  upload: { account: [perMinute(60)], user: [perMinute(60)], address: [perMinute(300)] },
};

export interface TryCounter {
  /** Seconds to wait before the next attempt; 0 if this one is allowed and counted. */
  count(key: string, tries: number, seconds: number): Promise<number>;
  takeBack(key: string): Promise<void>;
}

/** Counts outside the call's transaction, so that a refused call counts too. */
export function createLimit(counter: TryCounter): Limit {
  return async (rate, counted) => {
    const keys: string[] = [];
    for (const { by, id } of counted) {
      for (const { tries, seconds } of figures[rate][by]) {
        const key = `${rate}:${by}:${seconds}:${id}`;
        const wait = await counter.count(key, tries, seconds);
        if (wait > 0) throw tooMany(rate, tries, wait);
        keys.push(key);
      }
    }
    return async () => {
      for (const key of keys) await counter.takeBack(key);
    };
  };
}

function tooMany(rate: RateClass, tries: number, wait: number): Problem {
  const what = limited[rate]?.(tries) ?? 'Too many tries.';
  return new Problem('too-many-tries', `${what} Please wait ${waitingTime(wait)} and try again.`, { retryAfter: wait });
}

/** Where valid requests are limited too, and not only guesses, the limit is named. */
const limited: Partial<Readonly<Record<RateClass, (tries: number) => string>>> = {
  import: (tries) => `You can send at most ${tries} import files a minute.`,
  generate: (tries) => `You can generate at most ${tries} texts in this time.`,
  export: (tries) => `You can export at most ${tries} files a minute.`,
};

function perMinute(tries: number): Figure {
  return { tries, seconds: 60 };
}

function perHour(tries: number): Figure {
  return { tries, seconds: 3600 };
}
