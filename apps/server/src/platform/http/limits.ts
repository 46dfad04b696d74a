import { Problem, type RateClass } from '@muster/contract';

/** What a try is counted by. An office shares one address, so addresses are given more room than accounts. */
export interface Counted {
  readonly by: 'account' | 'user' | 'address';
  readonly id: string;
}

/** @throws Problem too-many-tries (429) with the seconds to wait. */
export type Limit = (rate: RateClass, counted: readonly Counted[]) => Promise<void>;

interface Figure {
  readonly tries: number;
  readonly seconds: number;
}

/** Reliability row 6, and row 35 for the address: 300 people sign in from one office within a minute. */
const figures: Readonly<Record<RateClass, Readonly<Record<Counted['by'], Figure>> | null>> = {
  read: null,
  write: null,
  login: { account: perMinute(5), user: perMinute(5), address: perMinute(400) },
  'second-factor': { account: perMinute(5), user: perMinute(5), address: perMinute(400) },
  'public-token': { account: perMinute(10), user: perMinute(10), address: perMinute(60) },
  export: { account: perMinute(5), user: perMinute(5), address: perMinute(60) },
  import: { account: perMinute(5), user: perMinute(5), address: perMinute(60) },
};

/** Seconds to wait before the next try, 0 where this one may go on. */
export type CountTry = (key: string, tries: number, seconds: number) => Promise<number>;

/** Counts outside the call's transaction: a refused call counts too. */
export function createLimit(countTry: CountTry): Limit {
  return async (rate, counted) => {
    const figure = figures[rate];
    if (!figure) return;
    for (const { by, id } of counted) {
      const { tries, seconds } = figure[by];
      const wait = await countTry(`${rate}:${by}:${id}`, tries, seconds);
      if (wait > 0) throw tooMany(wait);
    }
  };
}

function tooMany(wait: number): Problem {
  return new Problem('too-many-tries', `Too many tries. Please wait ${wait} seconds and try again.`, { retryAfter: wait });
}

function perMinute(tries: number): Figure {
  return { tries, seconds: 60 };
}
