import type { Db } from '../../database/db.ts';
import type { Clock } from '../clock/clock.ts';
import type { Log } from '../log/log.ts';
import { hasUnsealed, sealHead, storeSeals, takeSealing, unsealedRows } from './activity-log.repository.ts';
import { sealRows } from './chain.ts';
import { copyHeadToFile, type HeadPlace } from './external-head.ts';

export interface SealerOptions extends HeadPlace {
  /** Scope `system`. */
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
}

export interface Sealer {
  /** Seals all committed rows and returns their number. */
  sealNow(): Promise<number>;
  keepHead(): Promise<void>;
  /** Seals once more, keeps the head and stops. */
  close(): Promise<void>;
}

/**
 * Polls instead of using NOTIFY, which would make every writing transaction wait for the commit of the previous one.
 */
const sealEveryMs = 700;
const keepHeadEveryMs = 60_000;
const rowsAtOnce = 2000;

/** Chains the rows of the activity log shortly after their commit, one process at a time (record 014). */
export function startSealer(options: SealerOptions): Sealer {
  const { log } = options;
  let line: Promise<unknown> = Promise.resolve();
  let inLine = 0;

  /** Runs are serialized: after a call, everything committed before it is sealed. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    inLine += 1;
    const done = line.then(work).finally(() => {
      inLine -= 1;
    });
    line = done.catch(() => undefined);
    return done;
  };
  const sealNow = () => inTurn(() => sealAll(options));
  const keepHead = () => inTurn(() => copyHeadToFile(options));

  const failed = (error: Error) => log.error({ error }, 'The activity log could not be sealed; trying again.');
  const headFailed = (error: Error) => log.error({ error }, 'The head of the activity log could not be kept.');
  const timers = [
    setInterval(() => inLine > 0 || sealNow().catch(failed), sealEveryMs),
    setInterval(() => keepHead().catch(headFailed), keepHeadEveryMs),
  ];
  for (const timer of timers) timer.unref();
  sealNow().catch(failed);
  keepHead().catch(headFailed);

  return {
    sealNow,
    keepHead,
    async close() {
      for (const timer of timers) clearInterval(timer);
      await sealNow().catch(failed);
      await keepHead().catch(headFailed);
    },
  };
}

async function sealAll({ db, keys }: SealerOptions): Promise<number> {
  let total = 0;
  if (!(await hasUnsealed(db))) return total;
  for (;;) {
    const sealed = await db.transaction().execute(async (transaction) => {
      if (!(await takeSealing(transaction))) return 0;
      const head = await sealHead(transaction);
      const seals = sealRows(keys, head, await unsealedRows(transaction, rowsAtOnce));
      const last = seals.at(-1);
      if (last) await storeSeals(transaction, seals, last);
      return seals.length;
    });
    total += sealed;
    if (sealed < rowsAtOnce) return total;
  }
}
