import type { Log } from '../log/log.ts';

export interface WorkLoop {
  /** There may be something to do now. */
  wake(): void;
  /** Works until nothing is left. */
  drain(): Promise<void>;
  /** Ends after what is in hand. */
  close(): Promise<void>;
}

/** Milliseconds after which the loop looks by itself, whether it was woken or not. */
const sweepMs = 5000;

/**
 * Runs `workOnce` again and again while it answers that it found something, never twice at once, when woken and every five
 * seconds. What it throws is logged and tried again at the next turn.
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
    drain().catch((error: Error) => log.error({ job: name, error }, 'Background work failed; trying again.'));
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

/** Seconds to wait before the next try: 2, 8, 30, 120 (a little more each time, so that an outage is outlived). */
export function backoffSeconds(attempts: number): number {
  return [2, 8, 30, 120][attempts - 1] ?? 600;
}

/** Then a piece of work is put aside for a person to look at. */
export const mostAttempts = 5;
