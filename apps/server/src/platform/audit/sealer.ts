import type { Db } from '../http/context.ts';
import { sealHead, storeSeals, takeSealing, unsealedRows } from './activity-log.repository.ts';
import type { AuditKeys } from './audit-keys.ts';
import { sealRows } from './chain.ts';
import { keepOutsideHead } from './outside-head.ts';

export interface SealerLog {
  error(fields: object, message: string): void;
}

export interface SealerOptions {
  /** Scope `system`. */
  readonly db: Db;
  readonly keys: AuditKeys;
  readonly log: SealerLog;
  /** File outside the database that tells how far the chain has come. */
  readonly headFile: string;
}

export interface Sealer {
  /** Seals whatever has been committed, and answers how many rows. */
  sealNow(): Promise<number>;
  keepHead(): Promise<void>;
  /** Seals once more, keeps the head and stops. */
  close(): Promise<void>;
}

/** By the clock and not by NOTIFY, which would make every writing transaction wait for the commit of the one before. */
const sealEveryMs = 700;
const keepHeadEveryMs = 60_000;
const rowsAtOnce = 500;

/** Chains the rows of the activity log shortly after their commit, one process at a time (record 010). */
export function startSealer(options: SealerOptions): Sealer {
  const { log } = options;
  let sealing: Promise<number> | null = null;

  const sealNow = () => {
    sealing ??= sealAll(options).finally(() => {
      sealing = null;
    });
    return sealing;
  };
  const keepHead = () => keepOutsideHead(options);

  const failed = (error: Error) =>
    log.error({ reason: error.message }, 'The activity log could not be sealed; trying again.');
  const headFailed = (error: Error) =>
    log.error({ reason: error.message }, 'The head of the activity log could not be kept.');
  const timers = [
    setInterval(() => sealing ?? sealNow().catch(failed), sealEveryMs),
    setInterval(() => keepHead().catch(headFailed), keepHeadEveryMs),
  ];
  for (const timer of timers) timer.unref();
  sealNow().then(keepHead).catch(failed);

  return {
    sealNow,
    keepHead,
    async close() {
      for (const timer of timers) clearInterval(timer);
      await sealNow().then(keepHead, failed);
    },
  };
}

async function sealAll({ db, keys }: SealerOptions): Promise<number> {
  let total = 0;
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
