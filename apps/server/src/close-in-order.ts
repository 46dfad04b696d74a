import { setTimeout as wait } from 'node:timers/promises';

/** One part of the running portal that has to be closed. */
export interface Closer {
  /** For messages: "The requests". */
  readonly name: string;
  close(): Promise<void>;
  /** How long it may take before `force` and the next part; without it, as long as it needs. */
  readonly patienceMs?: number;
  /** Makes a waiting `close` end. */
  readonly force?: () => void;
}

/** After everything else has closed, for parts that waited for those. */
const lastPatienceMs = 500;

/**
 * Closes the parts, the last one opened first. A part that does not end in time does not keep the others open. Returns whether
 * every part ended without an error.
 */
export async function closeInOrder(closers: readonly Closer[], say: (line: string) => void): Promise<boolean> {
  const open = new Set<string>();
  let isOrderly = true;
  for (const { name, close, patienceMs, force } of [...closers].reverse()) {
    open.add(name);
    const closing = close()
      .catch((error: Error) => {
        isOrderly = false;
        say(`${name} could not be closed: ${error.message}`);
      })
      .finally(() => open.delete(name));
    await (patienceMs === undefined ? closing : Promise.race([closing, wait(patienceMs)]));
    if (!open.has(name)) continue;
    force?.();
    await Promise.race([closing, wait(lastPatienceMs)]);
  }
  if (open.size > 0) await wait(lastPatienceMs);
  for (const name of open) say(`${name} did not end in time and were cut off.`);
  return isOrderly && open.size === 0;
}
