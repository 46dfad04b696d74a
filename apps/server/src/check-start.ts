import { once } from 'node:events';
import { mkdir, open, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { dataFolderMode } from './database/data-folder.ts';
import { diskFull, isFullDisk } from './database/embedded/full-disk.ts';
import type { Config } from './platform/config/config.ts';
import { ConfigProblem } from './platform/config/config-problem.ts';

/** A network folder whose server is gone answers nothing. */
const folderPatienceMs = 5_000;

/** Before any work is done: the data folder can be written, and the ports are free. @throws ConfigProblem in one sentence */
export async function checkStart(config: Config, patienceMs = folderPatienceMs): Promise<void> {
  await checkDataFolder(config.dataDir, patienceMs);
  await checkPort('PORT', config.port, config.host);
  if (config.push.kind === 'embedded') await checkPort('PUSH_PORT', config.push.port, config.host);
}

async function checkDataFolder(dataDir: string, patienceMs: number): Promise<void> {
  const over = new AbortController();
  const tooLate = wait(patienceMs, 'late' as const, { signal: over.signal }).catch(() => 'late' as const);
  const outcome = await Promise.race([writeProbe(dataDir), tooLate]);
  over.abort();
  if (outcome === undefined) return;
  if (outcome === 'late') {
    throw new ConfigProblem(
      'DATA_DIR',
      `The folder ${dataDir} (DATA_DIR) does not answer: check the disk or network folder, or name another one.`,
    );
  }
  if (isFullDisk(outcome)) throw diskFull(dataDir);
  throw new ConfigProblem('DATA_DIR', whyUnusable(dataDir, outcome));
}

/** Returns what went wrong. */
async function writeProbe(dataDir: string): Promise<unknown> {
  const probe = join(dataDir, `.probe-${process.pid}`);
  try {
    // Asynchronous, because a folder of an unreachable server would block the process.
    await mkdir(dataDir, { recursive: true, mode: dataFolderMode() });
    await (await open(probe, 'w')).close();
    await rm(probe, { force: true });
    return undefined;
  } catch (problem) {
    return problem;
  }
}

function whyUnusable(dataDir: string, problem: unknown): string {
  const code = problem instanceof Error && 'code' in problem ? problem.code : undefined;
  if (code === 'EEXIST' || code === 'ENOTDIR')
    return `${dataDir} (DATA_DIR) is a file or is inside one: name a folder.`;
  return `The folder ${dataDir} (DATA_DIR) cannot be written (${code ?? problem}): give the user who starts the portal the right to write there, or name another folder.`;
}

async function checkPort(name: 'PORT' | 'PUSH_PORT', port: number, host: string): Promise<void> {
  const probe = createServer();
  try {
    probe.listen(port, host);
    await once(probe, 'listening');
  } catch (problem) {
    const code = problem instanceof Error && 'code' in problem ? problem.code : undefined;
    if (code === 'EADDRINUSE') {
      throw new ConfigProblem(
        name,
        `Port ${port} (${name}) is taken by another program: stop that program or give ${name} another number.`,
      );
    }
    if (code === 'EACCES') {
      throw new ConfigProblem(
        name,
        `Port ${port} (${name}) may not be opened by this user: give ${name} a number from 1024, or start the portal with the right to open it.`,
      );
    }
    throw new ConfigProblem(
      'HOST',
      `The address ${host} (HOST) is not one of this machine (${code ?? problem}): name one of its addresses, or 0.0.0.0 for all of them.`,
    );
  } finally {
    probe.close();
  }
}
