import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { joinDatabase, openDatabase, whyUnfit } from './connect.ts';
import { type Connection, clientConfig } from './connection.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };
const dataDir = join(tmpdir(), 'muster-not-used');
const open = (url: string) => openDatabase({ database: { kind: 'server', url }, dataDir }, log);

function urlOf(connection: Connection): string {
  if ('url' in connection) return connection.url;
  const { host, port, user, password, database } = connection;
  return `postgres://${user}:${password}@/${database}?host=${host}&port=${port}`;
}

describe('DATABASE_URL', () => {
  it('opens a suitable server, and leaves it running', async () => {
    const url = urlOf(inject('databaseCluster').connection);
    for (const connectTo of [
      open,
      (at: string) => joinDatabase({ database: { kind: 'server', url: at }, dataDir }, log),
    ]) {
      const database = await connectTo(url);
      expect(database.where).toMatch(/^PostgreSQL \d\d, database \w+ on /);
      await database.stop();
      const client = new pg.Client(clientConfig(database.connection, { name: 'test' }));
      await client.connect();
      await client.end();
    }
  });

  it('reports what is wrong without the password', async () => {
    const url = new URL(urlOf(inject('databaseCluster').connection).replace('@/', '@socket.invalid/'));
    url.password = 'CANARY';
    url.pathname = '/missing';
    const address = url.href.replace('@socket.invalid/', '@/');
    await expect(open(address)).rejects.toThrow(
      /^DATABASE_URL cannot be used: database missing on \S+ does not answer \(.+\)\.$/,
    );
    await expect(open(address)).rejects.not.toThrow('CANARY');
  });

  it.each([
    [
      { version: 140_012, encoding: 'UTF8', isAboveRules: false, mayMigrate: true },
      'PostgreSQL 14, and version 15 or newer is needed',
    ],
    [{ version: 150_020, encoding: 'SQL_ASCII', isAboveRules: false, mayMigrate: true }, 'stored as SQL_ASCII'],
    [{ version: 180_004, encoding: 'UTF8', isAboveRules: true, mayMigrate: true }, 'bypasses row-level security'],
    [{ version: 180_004, encoding: 'UTF8', isAboveRules: false, mayMigrate: false }, 'does not own the tables'],
    [{ version: 150_000, encoding: 'UTF8', isAboveRules: false, mayMigrate: true }, undefined],
  ])('checks %o', (facts, reason) => {
    if (reason === undefined) expect(whyUnfit(facts)).toBeUndefined();
    else expect(whyUnfit(facts)).toContain(reason);
  });
});
