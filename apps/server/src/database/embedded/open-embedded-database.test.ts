import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { platform, release, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Connection, clientConfig } from '../connection.ts';
import { connectToEmbedded } from './connect-to-embedded.ts';
import { type EmbeddedDatabase, openEmbeddedDatabase } from './open-embedded-database.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { processNamespace } from './process-identity.ts';
import { canEnter, isRoot, nobody } from './run-as.ts';
import { recoverySync } from './server-settings.ts';

const fixture = join(import.meta.dirname, '../../testing/open-embedded.fixture.ts');
let folder = '';
let dataDir = '';
let messages: string[] = [];
let opened: EmbeddedDatabase[] = [];
const children: ChildProcess[] = [];

const remember = (_: object, message: string) => void messages.push(message);
const log = { info: remember, warn: remember, error: remember };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'muster-embedded-'));
  chmodSync(folder, 0o755);
  dataDir = join(folder, 'data');
  messages = [];
});

afterEach(async () => {
  for (const child of children.splice(0)) await kill(child);
  for (const database of opened.splice(0)) await database.stop();
  // The PostgreSQL that a killed child left running is taken over once more to end it.
  if (existsSync(join(dataDir, 'postgres'))) await (await openEmbeddedDatabase({ dataDir, log })).stop();
  rmSync(folder, { recursive: true, force: true });
});

async function open() {
  const database = await openEmbeddedDatabase({ dataDir, log });
  opened.push(database);
  return database;
}

/** Opens the folder in a separate process and returns the report of that process. */
async function openInChild(user: { uid?: number; gid?: number } = {}) {
  const child = spawn(process.execPath, [fixture, dataDir], { ...user, stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const [line] = await once(createInterface(child.stdout), 'line');
  const report: { where?: string; problem?: string } = JSON.parse(String(line));
  return { ...report, child };
}

async function kill(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

async function query(connection: Connection, sql: string) {
  const client = new pg.Client(clientConfig(connection, { name: 'test' }));
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const postgresPid = () => readPostmasterFile(join(dataDir, 'postgres'))?.pid ?? 0;

describe('the embedded database', () => {
  it('is durable, accepts only socket and password, and belongs to a role that is not a superuser', async () => {
    const { connection } = await open();
    const settings =
      "current_setting('fsync') || current_setting('full_page_writes') || current_setting('listen_addresses')";
    const rows = await query(
      connection,
      `select ${settings} as set, rolsuper, rolcreatedb, rolbypassrls from pg_roles where rolname = current_user`,
    );
    expect(rows).toEqual([{ set: 'onon', rolsuper: false, rolcreatedb: false, rolbypassrls: false }]);
    await expect(query({ ...connection, password: 'wrong' }, 'select 1')).rejects.toThrow(
      'password authentication failed',
    );
    expect(statSync(join(dataDir, 'database.passwords')).mode & 0o777).toBe(0o600);
    for (const extension of ['pg_trgm', 'btree_gist', 'citext', 'unaccent'])
      await query(connection, `create extension ${extension}`);
  });

  it('row 18: writes the data folder to the disk before a recovery with the method of this system', async () => {
    const { connection } = await open();
    expect(await query(connection, 'show recovery_init_sync_method')).toEqual([
      { recovery_init_sync_method: recoverySync(platform(), release()) },
    ]);
  });

  it('keeps its data from one start to the next', async () => {
    const first = await open();
    await query(first.connection, "create table kept as select 'Ñ' as name");
    await first.stop();
    opened = [];
    const second = await open();
    expect(await query(second.connection, 'select lower(name) as name from kept')).toEqual([{ name: 'ñ' }]);
    expect(messages.filter((message) => message.startsWith('Database created'))).toHaveLength(1);
  });

  it('is taken over after a kill -9 of its server, with every committed row', async () => {
    const { child } = await openInChild();
    const running = postgresPid();
    await kill(child);
    const { connection } = await open();
    expect(postgresPid()).toBe(running);
    expect(messages).toContain('Took over the PostgreSQL that an earlier start left running');
    expect(await query(connection, 'select pid from kept')).toEqual([{ pid: child.pid }]);
  });

  it('recovers after a kill -9 of server and PostgreSQL together', async () => {
    const { child } = await openInChild();
    const running = postgresPid();
    await kill(child);
    process.kill(running, 'SIGKILL');
    const { connection } = await open();
    // The killed process can exist for a moment longer: it is taken over and then started again.
    await expect
      .poll(() => query(connection, 'select pid from kept').catch(() => 'down'), { timeout: 15_000 })
      .toEqual([{ pid: child.pid }]);
  });

  it('starts PostgreSQL again when it is killed under a running server', async () => {
    const { connection } = await open();
    process.kill(postgresPid(), 'SIGKILL');
    await expect
      .poll(() => query(connection, 'select 1 as one').catch(() => 'down'), { timeout: 15_000 })
      .toEqual([{ one: 1 }]);
    expect(messages).toContain('PostgreSQL ended by itself; starting it again');
  });

  it('is opened once: the second start names the process that holds the folder', async () => {
    const { child } = await openInChild();
    await expect(open()).rejects.toThrow(`The data folder ${dataDir} is in use by process ${child.pid} (server)`);
  });

  it('gives the folder to exactly one of several that start together', async () => {
    const reports = await Promise.all([openInChild(), openInChild(), openInChild()]);
    expect(reports.filter(({ where }) => where !== undefined)).toHaveLength(1);
    expect(reports.filter(({ problem }) => problem?.includes('is in use by process'))).toHaveLength(2);
  });

  it('does not mistake a later process with the same id for the holder', async () => {
    mkdirSync(dataDir);
    writeFileSync(
      join(dataDir, 'server.lock'),
      JSON.stringify({
        pid: process.pid,
        identity: 'another/1',
        namespace: processNamespace(),
        kind: 'server',
      }),
    );
    await expect(open()).resolves.toBeDefined();
  });

  it('starts even if a process has the id of a PostgreSQL that was killed earlier', async () => {
    await (await open()).stop();
    opened = [];
    const data = join(dataDir, 'postgres');
    writeFileSync(
      join(data, 'postmaster.pid'),
      [process.pid, data, 1, 5432, join(dataDir, 'socket'), '', '', 'ready'].join('\n'),
    );
    await expect(open()).resolves.toBeDefined();
  });

  it('is created again if the first creation was interrupted', async () => {
    mkdirSync(join(dataDir, 'postgres.new', 'base'), { recursive: true });
    await expect(open()).resolves.toBeDefined();
  });

  it('uses a shorter path for its socket when the path of the folder is too long', async () => {
    dataDir = join(folder, 'long'.repeat(25), 'data');
    const { connection, where } = await open();
    expect(where).toContain(`socket in ${join(tmpdir(), 'muster-')}`);
    expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('says what to do when its passwords are lost', async () => {
    await (await open()).stop();
    opened = [];
    rmSync(join(dataDir, 'database.passwords'));
    await expect(open()).rejects.toThrow(/database\.passwords is missing or damaged.*put the file back/);
    rmSync(dataDir, { recursive: true });
  });
});

describe('the command line', () => {
  it('joins the PostgreSQL of a running server and leaves it running', async () => {
    const { child } = await openInChild();
    const joined = await connectToEmbedded(dataDir, log);
    expect(await query(joined.connection, 'select pid from kept')).toEqual([{ pid: child.pid }]);
    await joined.stop();
    expect(await query(joined.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('opens the folder if no server runs, and stops PostgreSQL afterwards', async () => {
    const joined = await connectToEmbedded(dataDir, log);
    expect(await query(joined.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
    await joined.stop();
    expect(postgresPid()).toBe(0);
  });

  it('leaves PostgreSQL running for a second command that joined it', async () => {
    const first = await connectToEmbedded(dataDir, log);
    const client = new pg.Client(clientConfig(first.connection, { name: 'second' }));
    await client.connect();
    await first.stop();
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await client.end();
  });
});

describe.runIf(isRoot())('started by root', () => {
  it('runs PostgreSQL as nobody', async () => {
    await open();
    expect(statSync(join(dataDir, 'postgres')).uid).toBe(nobody().uid);
  });

  it('puts data and programs elsewhere when nobody cannot enter the folder, and finds them again', async () => {
    chmodSync(folder, 0o700);
    const first = await open();
    await query(first.connection, 'create table kept ()');
    const elsewhere = readlinkSync(join(dataDir, 'postgres'));
    expect(elsewhere).toMatch(/^(\/var\/lib|\/tmp)\/muster-\w+\/postgres$/);
    expect(first.where).toContain(elsewhere);
    await first.stop();
    opened = [];
    expect(await query((await open()).connection, 'select count(*) from kept')).toEqual([{ count: 0 }]);
    await opened.pop()?.stop();
    rmSync(dirname(elsewhere), { recursive: true });
    await expect(open()).rejects.toThrow(/leads to a folder that is missing/);
    rmSync(dataDir, { recursive: true });
  });

  it('continues as the owner of data that an ordinary user created', async () => {
    mkdirSync(dataDir);
    chownSync(dataDir, 12_345, 12_345);
    await (await open()).stop();
    opened = [];
    execFileSync('chown', ['-R', '12345:12345', join(dataDir, 'postgres')]);
    await open();
    expect(statSync(join(dataDir, 'socket')).uid).toBe(12_345);
  });
});

describe.runIf(isRoot() && canEnter(nobody(), import.meta.dirname))('started by an ordinary user', () => {
  it('runs PostgreSQL as that user, in a folder closed to others', async () => {
    chownSync(folder, nobody().uid, nobody().gid);
    chmodSync(folder, 0o700);
    const { where, child } = await openInChild(nobody());
    expect(where).toContain(dataDir);
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    await kill(child);
    const again = await openInChild(nobody());
    expect(again.problem).toBeUndefined();
  });

  it('says how to change the owner of data that another user created', async () => {
    await (await open()).stop();
    opened = [];
    chownSync(join(dataDir, 'postgres'), 12_345, 12_345);
    chmodSync(dataDir, 0o777);
    expect((await openInChild(nobody())).problem).toMatch(/belongs to the user with id 12345.*chown -R/);
    chownSync(join(dataDir, 'postgres'), nobody().uid, nobody().gid);
  });
});
