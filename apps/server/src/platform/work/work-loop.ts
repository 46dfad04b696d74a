import type { Log } from '../log/log.ts';

export interface WorkLoop {
  /** There may be work now. */
  wake(): void;
  /** Works until nothing is left. */
  drain(): Promise<void>;
  /** Stops after the current work. */
  close(): Promise<void>;
}

/** Milliseconds between polls, whether it was woken or not. */
const sweepMs = 5000;

/**
 * Calls `workOnce` as long as it finds work, one call at a time, when woken and every five seconds. Errors are logged,
 * and the work is retried at the next turn.
 */
export function startWorkLoop(name: string, workOnce: () => Promise<boolean>, log: Pick<Log, 'error'>): WorkLoop {
  let working: Promise<void> | null = null;
  let isWokenAgain = false;
  let isClosing = false;

  const work = async () => {
    do {
      isWokenAgain = false;
      while (!isClosing && (await workOnce()));
    } while (isWokenAgain && !isClosing);
  };

  const drain = () => {
    if (working) isWokenAgain = true;
    working ??= work().finally(() => {
      working = null;
    });
    return working;
  };

  const wake = () => {
    if (isClosing) return;
    const isRunning = working !== null;
    const work = drain();
    // One line for one failure, however often it was woken. Work that a stop cuts off is done after the next start.
    if (isRunning) return;
    work.catch((error: Error) => {
      if (!isClosing) log.error({ job: name, error }, 'Background work failed; trying again.');
    });
  };

  const timer = setInterval(wake, sweepMs);
  timer.unref();

  return {
    wake,
    drain,
    async close() {
      isClosing = true;
      clearInterval(timer);
      await working?.catch(() => undefined);
    },
  };
}

/**
 * Seconds to wait before the next attempt: 2, 8, 30, 120, with a random addition, so that retries outlast an outage.
 */
export function backoffSeconds(attempts: number): number {
  return [2, 8, 30, 120][attempts - 1] ?? 600;
}

/** Attempts before a piece of work is parked for a person to review. */
export const mostAttempts = 5;
