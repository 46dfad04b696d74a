import { rmSync } from 'node:fs';
import type { Connection } from '../connection.ts';
import { makeDataFolder } from '../data-folder.ts';
import type { DatabaseLog } from '../database-log.ts';
import { locateCluster } from './cluster-location.ts';
import { createCluster } from './create-cluster.ts';
import { type HolderKind, lockFolder } from './folder-lock.ts';
import { diskFull, isFullDisk } from './full-disk.ts';
import { readPasswords } from './kept-passwords.ts';
import type { Durability } from './server-settings.ts';
import { supervisePostgres } from './supervised-postgres.ts';

export interface EmbeddedOptions {
  /** Absolute path; created if it is missing. */
  readonly dataDir: string;
  readonly log: DatabaseLog;
  readonly durability?: Durability;
  /** Who holds the folder, for the message to a second process. */
  readonly kind?: HolderKind;
}

export interface EmbeddedDatabase {
  /** As the role that owns the database and is not a superuser. */
  readonly connection: Connection;
  /** Description for messages: which PostgreSQL, and where its data are. */
  readonly where: string;
  /** Shuts PostgreSQL down in order: open connections may finish for a moment, then they are closed. */
  stop(): Promise<void>;
  /** Releases the folder and leaves PostgreSQL running for other connections; the next start takes it over. */
  leaveRunning(): void;
}

const patienceMs = 1_000;

/**
 * Opens the PostgreSQL of a data folder: creates it on the first start, takes over one left running by a killed server.
 * @throws DatabaseUnavailable if another process holds the folder, the disk is full or PostgreSQL does not run.
 */
export async function openEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { dataDir, log, durability = 'durable', kind = 'server' } = options;
  try {
    makeDataFolder(dataDir);
    const lock = lockFolder(dataDir, kind);
    try {
      return await openLocked(dataDir, durability, log, lock);
    } catch (problem) {
      lock.release();
      throw problem;
    }
  } catch (problem) {
    throw isFullDisk(problem) ? diskFull(dataDir) : problem;
  }
}

async function openLocked(
  dataDir: string,
  durability: Durability,
  log: DatabaseLog,
  lock: { release(): void },
): Promise<EmbeddedDatabase> {
  const location = locateCluster(dataDir);
  if (location.isNew) await createCluster(dataDir, location, durability, log);
  const { muster: password } = readPasswords(dataDir);
  const postgres = await supervisePostgres(dataDir, location, durability, log);
  return {
    connection: { host: location.sockets, port: 5432, user: 'muster', database: 'muster', password },
    where: `PostgreSQL in ${location.data}, socket in ${location.sockets}`,
    stop: async () => {
      await postgres.stop(patienceMs);
      rmSync(location.sockets, { recursive: true, force: true });
      lock.release();
    },
    leaveRunning: () => {
      postgres.release();
      lock.release();
    },
  };
}
