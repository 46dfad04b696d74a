import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import type { DatabaseLog } from '../database-log.ts';
import { DatabaseUnavailable } from '../database-unavailable.ts';
import { type ClusterLocation, linkData } from './cluster-location.ts';
import { diskFull, isFullDiskOutput } from './full-disk.ts';
import { type DatabasePasswords, makePasswords } from './kept-passwords.ts';
import { lastLines } from './last-lines.ts';
import { programIn } from './programs.ts';
import type { Durability } from './server-settings.ts';
import { syncFolder } from './sync-folder.ts';

/**
 * Creates the data folder with the database `muster` and the role `muster`, which owns it and is not a superuser. It is
 * built in another place and moved in one step, so that an interrupted first start leaves nothing incomplete.
 */
export async function createCluster(
  dataDir: string,
  location: ClusterLocation,
  durability: Durability,
  log: DatabaseLog,
): Promise<void> {
  const startedAt = performance.now();
  const fresh = `${location.data}.new`;
  rmSync(fresh, { recursive: true, force: true });
  setAside(location.data, log);
  try {
    mkdirSync(fresh, { mode: 0o700 });
    if (location.runAs !== undefined) chownSync(fresh, location.runAs.uid, location.runAs.gid);
    const passwords = makePasswords(dataDir);
    await initialise(location, fresh, passwords, durability);
    await run(
      location,
      dataDir,
      'postgres',
      ['--single', '-D', fresh, '-c', 'exit_on_error=on', 'postgres'],
      roleAndDatabase(passwords, durability),
    );
    renameSync(fresh, location.data);
    await syncFolder(dirname(location.data));
    linkData(dataDir, location);
  } catch (problem) {
    rmSync(fresh, { recursive: true, force: true });
    throw problem;
  }
  log.info({ durationMs: Math.round(performance.now() - startedAt) }, `Database created in ${location.data}`);
}

/** Data outside DATA_DIR can outlast it. Without the link that leads to them they are not changed, only moved. */
function setAside(data: string, log: DatabaseLog): void {
  if (!existsSync(data)) return;
  const aside = `${data}.set-aside-${randomUUID()}`;
  renameSync(data, aside);
  log.warn({}, `Data of a folder that no longer exists were in ${data}; they are now in ${aside}`);
}

async function initialise(
  location: ClusterLocation,
  fresh: string,
  passwords: DatabasePasswords,
  durability: Durability,
): Promise<void> {
  const passwordFile = join(location.sockets, `password-${randomUUID()}`);
  writeFileSync(passwordFile, `${passwords.superuser}\n`, { mode: 0o600 });
  if (location.runAs !== undefined) chownSync(passwordFile, location.runAs.uid, location.runAs.gid);
  const args = ['-D', fresh, '-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--encoding=UTF8'];
  // Sorts and folds case the same way on every system, independent of installed locales.
  args.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--no-instructions');
  if (durability === 'throwaway') args.push('--no-sync');
  try {
    await run(location, dirname(location.data), 'initdb', args, '');
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/**
 * One statement per line, as PostgreSQL's single-user mode reads them. Scratch databases need the right to create
 * databases.
 */
function roleAndDatabase(passwords: DatabasePasswords, durability: Durability): string {
  const rights = durability === 'throwaway' ? 'CREATEDB' : 'NOCREATEDB';
  return [
    `CREATE ROLE muster LOGIN NOSUPERUSER ${rights} NOCREATEROLE NOBYPASSRLS PASSWORD ${pg.escapeLiteral(passwords.muster)};`,
    'CREATE DATABASE muster OWNER muster;',
    '',
  ].join('\n');
}

function run(
  location: ClusterLocation,
  folder: string,
  name: 'initdb' | 'postgres',
  args: readonly string[],
  input: string,
): Promise<void> {
  const child = spawn(programIn(location.programs, name), args, {
    ...location.runAs,
    cwd: '/',
    env: { LC_ALL: 'C', PATH: '/usr/bin:/bin' },
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stdin.on('error', () => chunks.push(Buffer.from('The program accepted no input.\n')));
  child.stdin.end(input);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      const output = Buffer.concat(chunks).toString();
      if (code === 0) resolve();
      else if (isFullDiskOutput(output)) reject(diskFull(folder));
      else
        reject(
          new DatabaseUnavailable(`The database could not be created in ${folder}; ${name} said: ${lastLines(output)}`),
        );
    });
  });
}
