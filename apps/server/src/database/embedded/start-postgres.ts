import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseLog } from '../database-log.ts';
import { DatabaseUnavailable } from '../database-unavailable.ts';
import type { ClusterLocation } from './cluster-location.ts';
import { diskFull, isFullDiskOutput } from './full-disk.ts';
import { lastLines } from './last-lines.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { programIn } from './programs.ts';
import { type Durability, serverArguments } from './server-settings.ts';

const largestLogBytes = 10 * 1024 * 1024;

/** Starts PostgreSQL as a child and waits until it accepts connections; after a crash it recovers first. */
export async function startPostgres(
  dataDir: string,
  location: ClusterLocation,
  durability: Durability,
  log: DatabaseLog,
): Promise<ChildProcess> {
  // The socket lock of a killed server names a process id; a later process with that id would block the start.
  rmSync(join(location.sockets, '.s.PGSQL.5432.lock'), { force: true });
  const logFile = join(dataDir, 'postgres.log');
  const { descriptor, size } = openLog(logFile);
  const child = spawn(programIn(location.programs, 'postgres'), serverArguments(location, durability), {
    ...location.runAs,
    cwd: '/',
    // In its own process group: Ctrl+C at the terminal is for the portal, which then stops its database in order.
    detached: true,
    env: { LC_ALL: 'C', PATH: '/usr/bin:/bin', TZ: 'UTC' },
    stdio: ['ignore', descriptor, descriptor],
  });
  closeSync(descriptor);
  const exit = new Promise<string>((resolve) => {
    child.once('error', (problem) => resolve(problem.message));
    child.once('exit', (code, signal) => resolve(`it ended with ${signal ?? `code ${code}`}`));
  });
  const failure = await untilReady(child, exit, location, log);
  if (failure === undefined) return child;
  const said = textAfter(logFile, size);
  if (isFullDiskOutput(said)) throw diskFull(dataDir);
  throw new DatabaseUnavailable(
    `PostgreSQL did not start in ${location.data} (${failure}); ${logFile} says: ${lastLines(said)}`,
  );
}

/** Resolves with nothing when it is ready, and with the reason if it ended instead. */
async function untilReady(
  child: ChildProcess,
  exit: Promise<string>,
  location: ClusterLocation,
  log: DatabaseLog,
): Promise<string | undefined> {
  for (let waits = 1; child.exitCode === null && child.signalCode === null; waits += 1) {
    const file = readPostmasterFile(location.data);
    if (file?.state === 'ready' && file.pid === child.pid) return undefined;
    if (waits % 1000 === 0) log.info({}, `Waiting for PostgreSQL to recover in ${location.data} …`);
    await wait(5);
  }
  return await exit;
}

function openLog(file: string): { descriptor: number; size: number } {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= largestLogBytes) return { descriptor: openSync(file, 'a', 0o600), size };
  renameSync(file, `${file}.1`);
  return { descriptor: openSync(file, 'a', 0o600), size: 0 };
}

function textAfter(file: string, start: number): string {
  const descriptor = openSync(file, 'r');
  const bytes = Buffer.alloc(64 * 1024);
  const length = readSync(descriptor, bytes, 0, bytes.length, start);
  closeSync(descriptor);
  return bytes.subarray(0, length).toString();
}
