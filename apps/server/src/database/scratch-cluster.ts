import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Connection, onDatabase } from './connection.ts';
import type { DatabaseLog } from './database-log.ts';
import { openEmbeddedDatabase } from './embedded/open-embedded-database.ts';
import { readPostmasterFile } from './embedded/postmaster-file.ts';
import { identityOf } from './embedded/process-identity.ts';
import { endPostgres } from './embedded/running-postgres.ts';
import { openClient } from './open-client.ts';

/** Address of a PostgreSQL for scratch databases; plain data, so that it can be passed to test workers. */
export interface ScratchCluster {
  readonly connection: Connection;
  /** Name of the migrated database that scratch databases are copied from, and prefix of their names. */
  readonly template: string;
}

export interface ScratchDatabase {
  readonly connection: Connection;
  drop(): Promise<void>;
}

const silent: DatabaseLog = { info: () => {}, warn: () => {}, error: () => {} };
const folderName = /^muster-test-(\d+)-/;

/**
 * An embedded PostgreSQL in a temporary folder, or the given server, whose role must be able to create databases.
 * `prepare` fills the template database.
 */
export async function openScratchCluster(
  serverUrl: string | undefined,
  prepare: (template: Connection, log: DatabaseLog) => Promise<unknown>,
): Promise<ScratchCluster & { close(): Promise<void> }> {
  const server = serverUrl ? { connection: { url: serverUrl }, stop: async () => {} } : await openTemporaryServer();
  const template = `muster_test_${randomBytes(6).toString('hex')}`;
  const { connection } = server;
  const close = async () => {
    if (serverUrl) await dropAll(connection, template);
    await server.stop();
  };
  try {
    await onServer(connection, `create database ${pg.escapeIdentifier(template)}`);
    await prepare(onDatabase(connection, template), silent);
  } catch (problem) {
    await close();
    throw problem;
  }
  return { connection, template, close };
}

/** A database for one test file, copied from the template; with `source` template0, an empty one. */
export async function makeScratchDatabase(
  { connection, template }: ScratchCluster,
  source: string = template,
): Promise<ScratchDatabase> {
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  // Copying files takes a third of the time of the default strategy, which writes each page to the log.
  const copy = `template ${pg.escapeIdentifier(source)} strategy file_copy`;
  await onServer(connection, `create database ${pg.escapeIdentifier(name)} ${copy}`);
  return {
    connection: onDatabase(connection, name),
    drop: () => dropDatabase(connection, name),
  };
}

async function openTemporaryServer() {
  await sweepAbandoned();
  const folder = mkdtempSync(join(tmpdir(), `muster-test-${process.pid}-`));
  // Under root PostgreSQL runs as another user, who must be able to enter the folder.
  chmodSync(folder, 0o711);
  const opened = await openEmbeddedDatabase({ dataDir: join(folder, 'data'), log: silent, durability: 'throwaway' });
  return {
    connection: opened.connection,
    stop: async () => {
      await opened.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Cleans up after test runs that were killed. */
async function sweepAbandoned(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const pid = Number(folderName.exec(name)?.[1]);
    if (Number.isNaN(pid) || identityOf(pid) !== undefined) continue;
    const folder = join(tmpdir(), name);
    try {
      const running = readPostmasterFile(join(folder, 'data', 'postgres'));
      if (running !== undefined) await endPostgres(running.pid, 0);
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // It belongs to another user, or another run is removing it now.
    }
  }
}

async function dropAll(connection: Connection, prefix: string): Promise<void> {
  const names = await onServer(connection, 'select datname from pg_database where starts_with(datname, $1)', [prefix]);
  for (const { datname } of names) await dropDatabase(connection, datname);
}

/** Ends other connections. An autovacuum worker cannot be ended, but stops on request. */
async function dropDatabase(connection: Connection, name: string): Promise<void> {
  const drop = `drop database if exists ${pg.escapeIdentifier(name)}`;
  try {
    await onServer(connection, `${drop} with (force)`);
  } catch (problem) {
    if (!(problem instanceof pg.DatabaseError) || problem.code !== notPermitted) throw problem;
    await onServer(connection, drop);
  }
}

const notPermitted = '42501';

async function onServer(connection: Connection, sql: string, values: string[] = []): Promise<{ datname: string }[]> {
  const client = await openClient(connection, { name: 'scratch databases', statementTimeoutMs: 60_000 });
  try {
    return (await client.query<{ datname: string }>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
