import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Connection } from '../connection.ts';
import type { DatabaseLog } from '../database-log.ts';
import { DatabaseUnavailable } from '../database-unavailable.ts';
import { openClient } from '../open-client.ts';
import { holderOf } from './folder-lock.ts';
import { readPasswords } from './kept-passwords.ts';
import { openEmbeddedDatabase } from './open-embedded-database.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { identityOf } from './process-identity.ts';

export interface SharedDatabase {
  readonly connection: Connection;
  readonly where: string;
  stop(): Promise<void>;
}

const longestStartMs = 60_000;

/** For the command line: joins the PostgreSQL of a running portal; if none runs, it opens the folder. */
export async function connectToEmbedded(dataDir: string, log: DatabaseLog): Promise<SharedDatabase> {
  const shared = await joinRunning(dataDir);
  if (shared !== undefined) return shared;
  const opened = await openEmbeddedDatabase({ dataDir, log, kind: 'command line' });
  return {
    connection: opened.connection,
    where: opened.where,
    stop: async () => {
      // Another command may have joined in between. Its work continues, and the next start takes PostgreSQL over.
      if (await hasOtherClients(opened.connection)) opened.leaveRunning();
      else await opened.stop();
    },
  };
}

async function joinRunning(dataDir: string): Promise<SharedDatabase | undefined> {
  const deadline = performance.now() + longestStartMs;
  while (performance.now() < deadline) {
    const running = runningIn(dataDir);
    if (running !== undefined) {
      const { muster: password } = readPasswords(dataDir);
      const connection = { host: running.sockets, port: 5432, user: 'muster', database: 'muster', password };
      return {
        connection,
        where: `PostgreSQL of the running portal, socket in ${running.sockets}`,
        stop: async () => {},
      };
    }
    const holder = holderOf(dataDir);
    if (holder === undefined || holder.pid === process.pid) return undefined;
    await wait(50);
  }
  throw new DatabaseUnavailable(
    `The portal that uses ${dataDir} has not opened its database within a minute: see its log.`,
  );
}

function runningIn(dataDir: string) {
  const data = join(dataDir, 'postgres');
  const file = existsSync(data) ? readPostmasterFile(realpathSync(data)) : undefined;
  return file?.state === 'ready' && identityOf(file.pid) !== undefined ? file : undefined;
}

async function hasOtherClients(connection: Connection): Promise<boolean> {
  let client: pg.Client | undefined;
  try {
    client = await openClient(connection, { name: 'end of a command' });
    const { rowCount } = await client.query(
      "select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1",
    );
    return rowCount === 1;
  } catch {
    return false;
  } finally {
    await client?.end();
  }
}
