import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseLog } from '../database-log.ts';
import type { ClusterLocation } from './cluster-location.ts';
import { lastCommandLine } from './postmaster-file.ts';
import { identityOf } from './process-identity.ts';
import { programIn } from './programs.ts';
import { endPostgres, findRunning } from './running-postgres.ts';
import { type Durability, serverArguments } from './server-settings.ts';
import { startPostgres } from './start-postgres.ts';

/** How often PostgreSQL is checked, which is also the wait before it is restarted. */
const lookEveryMs = 200;
const longestPauseMs = 5_000;

/**
 * Keeps one PostgreSQL running on the location: takes over the one that a killed server left running or starts one, and
 * restarts it when it ends. Returns a function that stops it for good.
 */
export async function supervisePostgres(
  dataDir: string,
  location: ClusterLocation,
  durability: Durability,
  log: DatabaseLog,
): Promise<{ stop(patienceMs: number): Promise<void>; release(): void }> {
  let pid = await takeOverOrStart(dataDir, location, durability, log);
  let identity = identityOf(pid);
  const ending = new AbortController();

  const watch = async () => {
    let pauseMs = lookEveryMs;
    while (await pause(pauseMs, ending.signal)) {
      if (identityOf(pid) === identity) continue;
      log.error({}, 'PostgreSQL ended by itself; starting it again');
      try {
        pid = await takeOverOrStart(dataDir, location, durability, log);
        identity = identityOf(pid);
        pauseMs = lookEveryMs;
      } catch (problem) {
        log.error({ error: problem }, 'PostgreSQL could not be started again; retrying');
        pauseMs = Math.min(pauseMs * 2, longestPauseMs);
      }
    }
  };
  const watched = watch();

  return {
    stop: async (patienceMs) => {
      ending.abort();
      await watched;
      await endPostgres(pid, patienceMs);
    },
    release: () => ending.abort(),
  };
}

/** False once it was stopped for good. */
async function pause(ms: number, signal: AbortSignal): Promise<boolean> {
  try {
    await wait(ms, undefined, { ref: false, signal });
    return true;
  } catch {
    return false;
  }
}

async function takeOverOrStart(
  dataDir: string,
  location: ClusterLocation,
  durability: Durability,
  log: DatabaseLog,
): Promise<number> {
  const running = await findRunning(location.data);
  if (running !== undefined) {
    if (running.sockets === location.sockets && lastCommandLine(location.data) === commandLine(location, durability)) {
      log.info({ pid: running.pid }, 'Took over the PostgreSQL that an earlier start left running');
      return running.pid;
    }
    log.info({ pid: running.pid }, 'Ending a PostgreSQL that an earlier start left running with other settings');
    await endPostgres(running.pid, 0);
  }
  const child = await startPostgres(dataDir, location, durability, log);
  child.unref();
  return child.pid ?? 0;
}

/** As PostgreSQL writes it into postmaster.opts. */
function commandLine(location: ClusterLocation, durability: Durability): string {
  const args = serverArguments(location, durability).map((argument) => `"${argument}"`);
  return [programIn(location.programs, 'postgres'), ...args].join(' ');
}
