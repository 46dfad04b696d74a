import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, constants } from 'node:zlib';
import { at, main, root, Stop, say } from './basics.mjs';
import { runQuietly, untilReady } from './process.mjs';

/**
 * Keeps what a release leaves behind, for apps/server/src/testing/upgrades.test.ts: starts the release in FOLDER (this
 * one by default) with the demo company, stops it in order, and packs its database and its files.
 */
const password = 'Demo-passw0rd-9';
/** The key of the tests: see build-test-app.ts. */
const appKey = Buffer.alloc(32, 11).toString('base64');
const reader = 'hr@demo.test';
const kept = at('apps', 'server', 'src', 'testing', 'releases');
const entry = join('apps', 'server', 'src', 'testing', 'portal-without-web.fixture.ts');

await main(async () => {
  const folder = resolve(process.argv[2] ?? root);
  const programs = findPrograms();
  const scratch = mkdtempSync(join(tmpdir(), 'muster-release-'));
  chmodSync(scratch, 0o755);
  const stopping = [() => rmSync(scratch, { recursive: true, force: true })];
  try {
    const commit = await output('git', ['-C', folder, 'rev-parse', '--short=8', 'HEAD']);
    const server = await startServer(programs, scratch);
    stopping.push(server.stop);
    const dataDir = join(scratch, 'portal');
    const portal = await startRelease(folder, { DATABASE_URL: server.url('muster'), DATA_DIR: dataDir });
    stopping.push(portal.stop);
    const employee = await readEmployee(portal.address);
    await stopping.pop()();
    await trim(programs, server.url('postgres'));
    const release = {
      commit,
      at: await presentTime(programs, server.url('postgres')),
      sign_in: { email: reader, password },
      employee,
      rows: await countRows(programs, server.url('postgres')),
      sql: await dump(programs, server.url('postgres')),
      files: readFiles(join(dataDir, 'files')),
    };
    const file = join(kept, `${commit}.json.br`);
    mkdirSync(kept, { recursive: true });
    writeFileSync(file, packed(release));
    say(`${relative(root, file)}: ${Math.round(readFileSync(file).length / 1000)} kB. Commit it with the release.`);
    return 0;
  } finally {
    for (const stop of stopping.toReversed()) await stop();
  }
});

function findPrograms() {
  const folder = [15, 16, 17, 18]
    .map((version) => `/usr/lib/postgresql/${version}/bin`)
    .find((each) => existsSync(each));
  if (folder === undefined) throw new Stop('pg_dump is needed: run "apt-get install postgresql-15" as root.');
  return folder;
}

/** The oldest PostgreSQL that is supported, so that every supported one can load what it dumps. */
async function startServer(programs, scratch) {
  const isRoot = process.getuid() === 0;
  const data = join(scratch, 'data');
  const port = await freePort();
  mkdirSync(data);
  if (isRoot) chownSync(data, ...(await ids('postgres')));
  const run = (name, ...args) => {
    const [command, ...rest] = [...(isRoot ? ['runuser', '-u', 'postgres', '--'] : []), join(programs, name), ...args];
    return output(command, rest, { cwd: scratch });
  };
  await run('initdb', '-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync');
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`;
  await run('pg_ctl', 'start', '-s', '-w', '-D', data, '-l', join(data, 'server.log'), '-o', options);
  const url = (role) => `postgres://${role}@127.0.0.1:${port}/muster`;
  const administer = (sql) => run('psql', '-q', '-d', url('postgres').replace(/muster$/, 'postgres'), '-c', sql);
  await administer('create role muster login');
  await administer('create database muster owner muster');
  return { url, stop: () => run('pg_ctl', 'stop', '-s', '-D', data, '-m', 'fast') };
}

async function startRelease(folder, settings) {
  const [port, pushPort] = [await freePort(), await freePort()];
  const env = { APP_KEY: appKey, PORT: port, PUSH_PORT: pushPort, DEMO: 1, DEMO_PASSWORD: password, ...settings };
  const node = join(folder, 'node_modules', '.bin', 'node');
  const child = spawn(node, [join(folder, entry)], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  await untilReady(child, 'The release');
  const stop = async () => {
    child.kill();
    const [code] = await ended;
    if (code !== 0) throw new Stop(`The release did not end in order: ${code}`);
  };
  return { address: `http://127.0.0.1:${port}`, stop };
}

/** The first employee with a bank account, as a person of HR reads it: most of its sensitive fields are sealed. */
async function readEmployee(address) {
  const cookies = new Map();
  let bearer = '';
  const ask = async (method, path, body) => {
    const headers = { 'content-type': 'application/json', origin: address, authorization: bearer };
    headers.cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    headers['x-xsrf-token'] = decodeURIComponent(cookies.get('XSRF-TOKEN') ?? '');
    if (bearer === '') delete headers.authorization;
    const asking = request(address + path, { method, headers });
    asking.end(body && JSON.stringify(body));
    const [answer] = await once(asking, 'response');
    const said = await text(answer);
    if (answer.statusCode >= 300) throw new Stop(`${path} answered ${answer.statusCode}: ${said}`);
    for (const cookie of answer.headers['set-cookie'] ?? []) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie);
      cookies.set(name, value);
    }
    return said === '' ? null : JSON.parse(said);
  };
  await ask('GET', '/sanctum/csrf-cookie');
  await ask('POST', '/login', { email: reader, password });
  bearer = `Bearer ${(await ask('POST', '/api/tokens/create', { email: reader })).token}`;
  for (let id = 1; id <= 240; id += 1) {
    const found = await ask('GET', `/api/employees/${id}`);
    if (found.bank_account_no) return found;
  }
  throw new Stop('No employee has a bank account.');
}

/** The rows of every day are nine of ten: those of every fourth employee show what a migration does to them. */
async function trim(programs, url) {
  const tables = ['employee_schedule', 'attendance_day', 'punch'];
  // As a replica: the triggers that keep history do not run.
  const statements = tables.map((table) => `delete from ${table} where employee_id % 4 > 0`);
  await ask(programs, url, ['set session_replication_role = replica', ...statements].join('; '));
}

function presentTime(programs, url) {
  return ask(programs, url, `select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`);
}

async function countRows(programs, url) {
  const sql = `select json_object_agg(relname, (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I', relname), false, true, '')))[1]::text::int)
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`;
  return JSON.parse(await ask(programs, url, sql));
}

function ask(programs, url, sql) {
  return output(join(programs, 'psql'), ['-At', '-d', url, '-c', sql]);
}

async function dump(programs, url) {
  const sql = await output(join(programs, 'pg_dump'), [
    '--no-owner',
    '--no-comments',
    '--rows-per-insert=500',
    '-d',
    url,
  ]);
  // Commands of psql, which the driver does not know.
  return sql.replace(/^\\(un)?restrict .*$/gm, '');
}

function readFiles(folder) {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => relative(folder, join(each.parentPath, each.name)));
  return Object.fromEntries(names.sort().map((name) => [name, readFileSync(join(folder, name)).toString('base64')]));
}

function packed(release) {
  const bytes = Buffer.from(JSON.stringify(release));
  const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants;
  return brotliCompressSync(bytes, { params: { [BROTLI_PARAM_LGWIN]: 24, [BROTLI_PARAM_SIZE_HINT]: bytes.length } });
}

async function ids(user) {
  return [Number(await output('id', ['-u', user])), Number(await output('id', ['-g', user]))];
}

async function output(command, args, options) {
  const { code, output: said } = await runQuietly(command, args, options);
  if (code !== 0) throw new Stop(`${command} failed:\n${said}`);
  return said.trim();
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  return port;
}
