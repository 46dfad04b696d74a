import type pg from 'pg';
import type { Connection } from './connection.ts';
import { openClient } from './open-client.ts';

export interface DatabaseWatch {
  /** Whether the database answers a question within `withinMs`. */
  answers(withinMs: number): Promise<boolean>;
  /**
   * For each request, before it needs the database. False while the database has left a question unanswered for long: a
   * request would wait for nothing.
   */
  isAnswering(): boolean;
  close(): Promise<void>;
}

export interface WatchOptions {
  readonly connection: Connection;
  /** Breaks the connections on which statements wait, so that these statements fail. */
  readonly breakConnections: () => void;
  readonly limits?: WatchLimits;
}

interface WatchLimits {
  readonly askEveryMs: number;
  /** A question that has waited this long means that the database is frozen. */
  readonly refuseAfterMs: number;
  /** Together with the wait for a connection (10 s) below the 30 s of a request. */
  readonly breakAfterMs: number;
}

const usualLimits: WatchLimits = { askEveryMs: 1_000, refuseAfterMs: 3_000, breakAfterMs: 18_000 };

/**
 * Notices a database that accepts statements and does not answer: stopped, frozen with its machine, or behind a network that
 * drops packets. It asks only when requests arrive, over a separate connection.
 */
export function watchDatabase({ connection, breakConnections, limits = usualLimits }: WatchOptions): DatabaseWatch {
  let client: pg.Client | null = null;
  let asked: { readonly at: number; readonly answer: Promise<boolean> } | null = null;
  let lastAt = Number.NEGATIVE_INFINITY;
  // A question was given up, and none was answered since. The next one takes as long, and requests must not wait for it again.
  let isFrozen = false;

  const connect = async () => {
    const fresh = await openClient(connection, { name: 'watch' });
    fresh.once('end', () => {
      if (client === fresh) client = null;
    });
    client = fresh;
    return fresh;
  };
  const question = async () => {
    const giveUp = setTimeout(() => {
      isFrozen = true;
      breakConnections();
      breakSocket(client);
    }, limits.breakAfterMs);
    giveUp.unref();
    try {
      await (client ?? (await connect())).query('select 1');
      isFrozen = false;
      return true;
    } catch {
      return false;
    } finally {
      clearTimeout(giveUp);
      asked = null;
      lastAt = performance.now();
    }
  };
  const ask = () => {
    asked ??= { at: performance.now(), answer: question() };
    return asked.answer;
  };

  return {
    async answers(withinMs) {
      let timer: NodeJS.Timeout | undefined;
      const tooLate = new Promise<false>((resolve) => {
        timer = setTimeout(() => resolve(false), withinMs);
      });
      try {
        return await Promise.race([ask(), tooLate]);
      } finally {
        clearTimeout(timer);
      }
    },
    isAnswering() {
      const now = performance.now();
      if (asked === null && now - lastAt >= limits.askEveryMs) ask();
      return !isFrozen && (asked === null || now - asked.at < limits.refuseAfterMs);
    },
    async close() {
      if (asked === null) await client?.end();
      else breakSocket(client);
      await asked?.answer;
    },
  };
}

/** Ends a connection without waiting for the server. */
export function breakSocket(client: pg.Client | null): void {
  client?.connection.stream.destroy();
}
