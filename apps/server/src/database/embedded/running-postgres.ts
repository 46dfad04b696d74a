import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseUnavailable } from '../database-unavailable.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { identityOf, processesIn, worksIn } from './process-identity.ts';

/** A PostgreSQL that is already running on the data folder; any process may have started it. */
export interface RunningPostgres {
  readonly pid: number;
  readonly sockets: string;
}

/**
 * Looks for a PostgreSQL on that folder and waits until it is ready or gone. Removes the files of a killed one, so that
 * a later process with its id does not block the start. Throws if one runs that cannot be reached.
 */
export async function findRunning(data: string): Promise<RunningPostgres | undefined> {
  const deadline = performance.now() + 60_000;
  while (performance.now() < deadline) {
    const file = readPostmasterFile(data);
    if (file === undefined) return undefined;
    if (identityOf(file.pid) === undefined || !worksIn(file.pid, data)) {
      await clearRemains(data, file.sockets);
      return undefined;
    }
    if (file.state === 'ready') return { pid: file.pid, sockets: file.sockets };
    await wait(20);
  }
  throw new DatabaseUnavailable(
    `A PostgreSQL works in ${data} but is not ready after 60 s: see postgres.log, end it, and start again.`,
  );
}

/**
 * Stops a PostgreSQL and waits for it. First a smart shutdown: open connections may finish within `patienceMs`. Then
 * they are closed; committed work is safe either way. At last it is stopped immediately, from which it recovers.
 */
export async function endPostgres(pid: number, patienceMs: number): Promise<void> {
  const steps = [
    { signal: 'SIGTERM', ms: patienceMs },
    { signal: 'SIGINT', ms: 20_000 },
    { signal: 'SIGQUIT', ms: 10_000 },
  ] as const;
  const identity = identityOf(pid);
  for (const { signal, ms } of steps) {
    if (identity === undefined || identityOf(pid) !== identity) return;
    send(pid, signal);
    if (await isGone(pid, identity, ms)) return;
  }
  throw new DatabaseUnavailable(`PostgreSQL (process ${pid}) does not end: end it by hand, then start again.`);
}

async function clearRemains(data: string, sockets: string): Promise<void> {
  if (sockets !== '' && (await answers(join(sockets, '.s.PGSQL.5432')))) {
    throw new DatabaseUnavailable(
      `A PostgreSQL of another container or machine works in ${data}: stop the portal that started it first.`,
    );
  }
  const deadline = performance.now() + 10_000;
  // After a kill -9 of PostgreSQL its workers notice within moments and end.
  while (processesIn(data).length > 0) {
    if (performance.now() > deadline) {
      throw new DatabaseUnavailable(
        `Processes ${processesIn(data).join(', ')} of an ended PostgreSQL still work in ${data}: end them, then start again.`,
      );
    }
    await wait(20);
  }
  rmSync(join(data, 'postmaster.pid'), { force: true });
}

function answers(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const attempt = connect(socket);
    const finish = (answer: boolean) => {
      attempt.destroy();
      resolve(answer);
    };
    attempt.once('connect', () => finish(true));
    attempt.once('error', () => finish(false));
    attempt.setTimeout(2_000, () => finish(true));
  });
}

async function isGone(pid: number, identity: string, withinMs: number): Promise<boolean> {
  const deadline = performance.now() + withinMs;
  while (identityOf(pid) === identity) {
    if (performance.now() > deadline) return false;
    await wait(5);
  }
  return true;
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (problem) {
    if (!(problem instanceof Error && 'code' in problem && problem.code === 'ESRCH')) throw problem;
  }
}
