import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import type { CrashWriters } from './crash-writers.ts';

export interface FaultRounds {
  readonly rounds: number;
  /** Longest time from the fault, or from `restart`, until the portal is ready. */
  readonly readyMs: number;
  postmaster(): number;
  /** Starts a database again that the portal does not start itself; resolves when it accepts connections. */
  restart?(): Promise<void>;
}

type Fault = (postmaster: number, writers: CrashWriters) => unknown;

const faults: readonly (readonly [name: string, cause: Fault])[] = [
  ['kill -9', (postmaster) => process.kill(postmaster, 'SIGKILL')],
  ['fast stop', (postmaster) => process.kill(postmaster, 'SIGINT')],
  ['SIGQUIT', (postmaster) => process.kill(postmaster, 'SIGQUIT')],
  [
    'pg_terminate_backend',
    (_postmaster, { withDatabase }) =>
      withDatabase((client) =>
        client.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'muster %' and pid <> pg_backend_pid()",
        ),
      ),
  ],
];

/**
 * Each kind of fault in turn while the writers write, which go on afterwards. Returns the longest time until the portal was
 * ready again, by kind.
 */
export async function databaseFaults(
  writers: CrashWriters,
  { rounds, readyMs, postmaster, restart }: FaultRounds,
): Promise<Readonly<Record<string, number>>> {
  const slowest: Record<string, number> = {};
  const { authorization } = await writers.signIn();
  for (let round = 0; round < rounds; round += 1) {
    const [name, cause] = faults[round % faults.length] ?? ['none', () => undefined];
    const writing = await writers.begin(`d${round}`, authorization);
    await cause(postmaster(), writers);
    if (name !== 'pg_terminate_backend') await restart?.();
    const startedAt = performance.now();
    await wait(100);
    await writers.untilReady(readyMs);
    slowest[name] = Math.max(slowest[name] ?? 0, Math.round(performance.now() - startedAt));
    const before = writers.acknowledged.size;
    await expect.poll(() => writers.acknowledged.size, { timeout: readyMs }).toBeGreaterThan(before);
    await writing.end();
    await writers.reconcile();
  }
  return slowest;
}
