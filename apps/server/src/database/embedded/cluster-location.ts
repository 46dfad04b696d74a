import { createHash } from 'node:crypto';
import {
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseUnavailable } from '../database-unavailable.ts';
import { findPrograms, programIn } from './programs.ts';
import { canEnter, canRun, isRoot, nobody, ownerOf, type SystemUser } from './run-as.ts';

/** Where an embedded PostgreSQL has its files, and the user it runs as. */
export interface ClusterLocation {
  /** PostgreSQL's data folder; it exists once the cluster is created. */
  readonly data: string;
  /** Folder of the Unix socket, accessible only to the database's user. */
  readonly sockets: string;
  /** Folder with bin, lib and share, readable for the database's user. */
  readonly programs: string;
  /** Undefined: the user that the portal runs as. */
  readonly runAs: SystemUser | undefined;
  /** Whether the cluster still has to be created. */
  readonly isNew: boolean;
}

/** Longest socket path that every supported system accepts, in bytes (Linux 107, macOS 103). */
const longestSocketPath = 103;

/**
 * Chooses the places for data, socket and programs of DATA_DIR. Under root, the user that PostgreSQL runs as must be
 * able to reach all of them; what it cannot reach is put elsewhere, with a link in DATA_DIR/postgres.
 */
export function locateCluster(dataDir: string): ClusterLocation {
  const data = existingData(dataDir);
  const runAs = databaseUser(data);
  const home = data === undefined ? newHome(dataDir, runAs) : dirname(data);
  return {
    data: data ?? join(home, 'postgres'),
    sockets: socketFolder(home, runAs),
    programs: reachablePrograms(home, runAs),
    runAs,
    isNew: data === undefined,
  };
}

function existingData(dataDir: string): string | undefined {
  const path = join(dataDir, 'postgres');
  const entry = lstatSync(path, { throwIfNoEntry: false });
  if (entry === undefined) return undefined;
  if (existsSync(path)) return realpathSync(path);
  throw new DatabaseUnavailable(
    `${path} leads to a folder that is missing: put that folder back, or remove the link to start with empty data.`,
  );
}

function databaseUser(data: string | undefined): SystemUser | undefined {
  const user = data === undefined ? undefined : ownerOf(data);
  if (isRoot()) return user === undefined || user.uid === 0 ? nobody() : user;
  if (user === undefined || user.uid === process.getuid?.()) return undefined;
  throw new DatabaseUnavailable(
    `${data} belongs to the user with id ${user.uid}, not to the one that starts the portal: ` +
      'start it as that user or as root, or hand the whole data folder over with chown -R.',
  );
}

function newHome(dataDir: string, runAs: SystemUser | undefined): string {
  const real = realpathSync(dataDir);
  if (runAs === undefined || canEnter(runAs, real)) return real;
  const name = `muster-${createHash('sha256').update(real).digest('hex').slice(0, 12)}`;
  for (const parent of ['/var/lib', tmpdir()]) {
    const home = join(parent, name);
    if (isOwnFolder(home) && canEnter(runAs, home)) return home;
  }
  throw new DatabaseUnavailable(
    `PostgreSQL runs as a user who cannot access ${dataDir}, /var/lib or ${tmpdir()}: set DATA_DIR to a folder that all users can enter.`,
  );
}

/** Creates the link in DATA_DIR through which the next start finds data elsewhere. */
export function linkData(dataDir: string, location: ClusterLocation): void {
  const path = join(dataDir, 'postgres');
  if (lstatSync(path, { throwIfNoEntry: false }) === undefined) symlinkSync(location.data, path);
}

function socketFolder(home: string, runAs: SystemUser | undefined): string {
  const near = join(home, 'socket');
  const folder = fits(near) ? near : shortFolder(home, runAs);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (runAs !== undefined) chownSync(folder, runAs.uid, runAs.gid);
  return folder;
}

const fits = (folder: string) => Buffer.byteLength(join(folder, '.s.PGSQL.5432')) <= longestSocketPath;

function shortFolder(home: string, runAs: SystemUser | undefined): string {
  const name = `muster-${createHash('sha256').update(home).digest('hex').slice(0, 12)}`;
  const folder = [join(tmpdir(), name), join('/tmp', name)].find(fits) ?? join('/tmp', name);
  const entry = lstatSync(folder, { throwIfNoEntry: false });
  // A folder of that name that another user created first is not trusted.
  const isOurs =
    entry === undefined ||
    (entry.isDirectory() && entry.uid === (runAs?.uid ?? process.getuid?.()) && (entry.mode & 0o077) === 0);
  return isOurs ? folder : mkdtempSync(join(dirname(folder), 'muster-'));
}

function reachablePrograms(home: string, runAs: SystemUser | undefined): string {
  const { folder, version } = findPrograms();
  if (canRun(runAs, programIn(folder, 'postgres'))) return folder;
  if (!canRun(undefined, programIn(folder, 'postgres'))) {
    throw new DatabaseUnavailable(
      `PostgreSQL does not run here ("${programIn(folder, 'postgres')} --version" says why): start with "npm start", ` +
        'which completes the installation, or set DATABASE_URL to a PostgreSQL server.',
    );
  }
  return copyOfPrograms(folder, join(home, `programs-${version}`));
}

/** For the database's user, if the portal's own folder is closed to others. */
function copyOfPrograms(folder: string, copy: string): string {
  if (existsSync(copy)) return copy;
  const partial = `${copy}.${process.pid}`;
  rmSync(partial, { recursive: true, force: true });
  cpSync(folder, partial, { recursive: true, verbatimSymlinks: true });
  renameSync(partial, copy);
  return copy;
}

/** Creates the folder if it is missing; a link or another user's folder is refused. */
function isOwnFolder(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o755 });
    const entry = lstatSync(folder);
    return entry.isDirectory() && entry.uid === process.getuid?.();
  } catch {
    return false;
  }
}
