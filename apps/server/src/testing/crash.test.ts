import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientConfig } from '../database/connection.ts';
import { connectToEmbedded } from '../database/embedded/connect-to-embedded.ts';
import { readPostmasterFile } from '../database/embedded/postmaster-file.ts';
import { processesIn } from '../database/embedded/process-identity.ts';
import { environment } from '../platform/config/environment.ts';
import { type LineAnswer, type LineRequest, openLine } from './http-line.ts';
import { type PortalProcess, startPortalProcess } from './portal-process.ts';
import { signInOverHttp, storeSignIn } from './sign-in-over-http.ts';

/**
 * Row 18: after kill -9 every acknowledged write is stored, nothing is incomplete, and the portal starts again without
 * help. Rows 18 and 36: the portal outlives its database.
 */
const rounds = Number(environment().CRASH_ROUNDS ?? 3);
/** Rounds in which the database fails under the writers, each kind of fault in turn. */
const databaseRounds = Number(environment().DATABASE_ROUNDS ?? 1);
const writers = 8;
const signIn = { email: 'crash@muster.test', password: 'violet otter under nine bridges' };
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

const folder = mkdtempSync(join(tmpdir(), 'muster-crash-'));
const dataDir = join(folder, 'data');
let portal: PortalProcess;
let places: { client: number; shift: number; office: number };

interface Journal {
  /** Numbers of employees whose creation was answered with 201. */
  readonly acknowledged: Map<string, number>;
  /** Numbers that were sent without a confirmed answer. */
  readonly unanswered: Set<string>;
}
const journal: Journal = { acknowledged: new Map(), unanswered: new Set() };

beforeAll(async () => {
  // Under root PostgreSQL runs as another user, who must be able to enter the folder.
  chmodSync(folder, 0o711);
  portal = await startPortalProcess({ dataDir });
  const database = await connectToEmbedded(dataDir, quiet);
  await storeSignIn(database.connection, signIn, 'hr');
  places = await withDatabase(async (client) => {
    await client.query(`insert into office (id, name, address, timezone_id, country_id)
      select 901, 'Crash office', 'Crash Street 1', 291, id from country where code = 'PH'`);
    await client.query(`insert into shift (id, name, kind, timezone_id, active_from, start_time, end_time, total_minutes)
      values (901, 'Crash shift', 'Day Shift', 291, '2020-01-01', '08:00', '17:00', 540)`);
    await client.query(`insert into client (id, legal_business_name, status, timezone_id, country_id, currency_id)
      select 901, 'Crash Pty Ltd', 'Active', 291, id, 1 from country where code = 'AU'`);
    await client.query(`insert into client_invoice_config (client_id, currency_id, subscription_id, valid)
      values (901, 1, 1, '[2020-01-01,)')`);
    return { client: 901, shift: 901, office: 901 };
  });
}, 120_000);

afterAll(async () => {
  await portal.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

it(
  `loses no acknowledged write in ${rounds} rounds of kill -9`,
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { authorization } = await signInOverHttp(portal.port, signIn);
      const over = new AbortController();
      const writing = Array.from({ length: writers }, (_, writer) =>
        write(`${round}-${writer}`, authorization, over.signal),
      );
      // At a different point in the middle of the writes each time, however slow the machine is.
      const acknowledged = journal.acknowledged.size;
      while (journal.acknowledged.size < acknowledged + 2) await wait(10);
      await wait((round * 137) % 500);
      await portal.end('SIGKILL');
      over.abort();
      await Promise.all(writing);
      portal = await startPortalProcess({ dataDir });
      expect(portal.readyMs).toBeLessThan(10_000);
      await reconcile();
    }
    expect(journal.acknowledged.size).toBeGreaterThan(rounds);
  },
  rounds * 40_000,
);

const faults: readonly (readonly [name: string, cause: (postmaster: number) => Promise<unknown>])[] = [
  ['kill -9', async (postmaster) => process.kill(postmaster, 'SIGKILL')],
  ['fast stop', async (postmaster) => process.kill(postmaster, 'SIGINT')],
  ['SIGQUIT', async (postmaster) => process.kill(postmaster, 'SIGQUIT')],
  [
    'pg_terminate_backend',
    () =>
      withDatabase((client) =>
        client.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'muster %' and pid <> pg_backend_pid()",
        ),
      ),
  ],
];

it(
  `loses no acknowledged write in ${databaseRounds} rounds of a database that fails`,
  async () => {
    const slowest = new Map<string, number>();
    const { authorization } = await signInOverHttp(portal.port, signIn);
    for (let round = 0; round < databaseRounds; round += 1) {
      const [name, cause] = faults[round % faults.length] ?? ['none', async () => undefined];
      const over = new AbortController();
      const writing = Array.from({ length: writers }, (_, writer) =>
        write(`d${round}-${writer}`, authorization, over.signal),
      );
      const acknowledged = journal.acknowledged.size;
      while (journal.acknowledged.size < acknowledged + 2) await wait(10);
      await cause(readPostmasterFile(join(dataDir, 'postgres'))?.pid ?? 0);
      const failedAt = performance.now();
      await wait(100);
      await untilReady();
      slowest.set(name, Math.max(slowest.get(name) ?? 0, performance.now() - failedAt));
      // The same writers go on.
      const before = journal.acknowledged.size;
      await expect.poll(() => journal.acknowledged.size, { timeout: 10_000 }).toBeGreaterThan(before);
      over.abort();
      await Promise.all(writing);
      await reconcile();
    }
    expect(Math.max(...slowest.values())).toBeLessThan(10_000);
    if (databaseRounds > 1)
      process.stdout.write(`${JSON.stringify({ ready: [...slowest], writes: journal.acknowledged.size })}\n`);
  },
  databaseRounds * 30_000,
);

it('answers 503 when a connection breaks within a transaction, and then works again', async () => {
  const { answer, blocker } = await waitingWrite('terminated');
  await blocker.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name like 'muster %' and application_name <> 'muster blocker'`);
  expect(await answer).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
  await blocker.end();
  await untilReady();
});

it('starts a killed PostgreSQL again and answers 503 in between', async () => {
  const { answer } = await waitingWrite('killed');
  process.kill(readPostmasterFile(join(dataDir, 'postgres'))?.pid ?? 0, 'SIGKILL');
  expect(await answer).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
  await untilReady();
});

it('reports a frozen PostgreSQL within a second, and refuses other requests immediately', async () => {
  const { authorization } = await signInOverHttp(portal.port, signIn);
  const read = () => send({ method: 'GET', path: '/api/get-shifts-for-dropdown', headers: { authorization } });
  const frozen = postgresProcesses();
  const thaw = () => frozen.map((pid) => process.kill(pid, 'SIGCONT'));
  for (const pid of frozen) process.kill(pid, 'SIGSTOP');
  try {
    const startedAt = performance.now();
    expect(await health()).toBe(503);
    expect(performance.now() - startedAt).toBeLessThan(1_000);
    const waits = [read(), read()];
    const isRefused = () => Promise.race([read(), wait(300)]).then((answer) => answer?.status === 503);
    await expect.poll(isRefused, { timeout: 5_000, interval: 200 }).toBe(true);
    thaw();
    expect(await Promise.all(waits)).toMatchObject([{ status: 200 }, { status: 200 }]);
  } finally {
    thaw();
  }
  await untilReady();
});

it('ends within 5 s of SIGTERM while a request waits, and leaves nothing behind', async () => {
  const { answer } = await waitingWrite('stopped');
  const startedAt = performance.now();
  expect(await portal.end('SIGTERM')).toBe(0);
  expect(performance.now() - startedAt).toBeLessThan(5_000);
  await answer;
  expect(postgresProcesses()).toEqual([]);
  expect(readdirSync(dataDir)).not.toContain('server.lock');
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
});

/** A write that waits in the middle of its transaction for the table that `blocker` locked. */
async function waitingWrite(number: string) {
  const { authorization } = await signInOverHttp(portal.port, signIn);
  const { connection } = await connectToEmbedded(dataDir, quiet);
  const blocker = new pg.Client(clientConfig(connection, { name: 'blocker', settings: { 'app.scope': 'system' } }));
  blocker.on('error', () => undefined);
  await blocker.connect();
  await blocker.query('begin; lock table employee_cost in share row exclusive mode');
  const body = employee(number);
  // Null if the portal cut the connection.
  const answer = send({ method: 'POST', path: '/api/employees', headers: { authorization }, body }).catch(() => null);
  // Within a transaction pg_stat_activity keeps its first answer, pg_locks does not.
  const waiting = 'select 1 from pg_locks where not granted';
  await expect.poll(async () => (await blocker.query(waiting)).rowCount, { timeout: 5_000 }).toBe(1);
  return { answer, blocker };
}

async function send(request: LineRequest): Promise<LineAnswer> {
  const line = await openLine(portal.port);
  return line.send(request).finally(() => line.close());
}

const health = async () => (await send({ method: 'GET', path: '/healthz' })).status;
const untilReady = () => expect.poll(health, { timeout: 10_000, interval: 50 }).toBe(200);
const postgresProcesses = () => processesIn(join(dataDir, 'postgres'));

async function write(name: string, authorization: string, over: AbortSignal): Promise<void> {
  const line = await openLine(portal.port);
  try {
    for (let index = 0; !over.aborted; index += 1) {
      const number = `C-${name}-${index}`;
      journal.unanswered.add(number);
      const answer = await line.send({
        method: 'POST',
        path: '/api/employees',
        headers: { authorization, 'idempotency-key': `crash-${number}-key-0000` },
        body: employee(number),
      });
      // The database is away for a moment: the same request again, as pages do.
      if (answer.status === 503 || answer.status === 409) {
        await wait(50);
        index -= 1;
        continue;
      }
      if (answer.status !== 201) throw new Error(`${answer.status} ${answer.text}`);
      journal.acknowledged.set(number, (JSON.parse(answer.text) as { id: number }).id);
      journal.unanswered.delete(number);
    }
  } catch (error) {
    if (!over.aborted && !String(error).match(/ECONNRESET|ended before|EPIPE|socket/i)) throw error;
  } finally {
    line.close();
  }
}

function employee(number: string) {
  return {
    name: `Crash ${number}`,
    third_party_employee_id: number,
    client_id: places.client,
    shift_id: places.shift,
    office_id: places.office,
    timezone_id: 291,
    position: 'Tester',
    work_email: `${number.toLowerCase()}@crash.test`,
    primary_work_location: 'wfo',
    secondary_work_location: 'wfo',
    start_date: '2026-03-02',
    orientation_date: '2026-03-02',
    payment_method: 'Cash',
    address_line_1: 'Street 1',
    city: 'Makati',
    zip: '1200',
    basic_salary: '25000',
    cost_effective_from: '2026-03-02',
    cost_amount: '100',
    cost_currency_id: 1,
  };
}

/**
 * Compares the journal with the database: acknowledged employees exist once and complete; the others exist complete or
 * not at all.
 */
async function reconcile(): Promise<void> {
  const stored = await withDatabase(async (client) => {
    const { rows } = await client.query<{ number: string; id: number; whole: boolean }>(
      `select e.third_party_employee_id as number, e.id,
        exists (select from employee_active_date a where a.employee_id = e.id)
        and exists (select from employee_client c where c.employee_id = e.id)
        and exists (select from employee_shift s where s.employee_id = e.id)
        and exists (select from employee_cost c where c.employee_id = e.id)
        and exists (select from employee_sensitive p where p.employee_id = e.id)
        and exists (select from employee_list l where l.employee_id = e.id)
        and exists (select from activity_log g where g.subject_kind = 'employee' and g.subject_id = e.id::text)
        and exists (select from idempotency_key k where k.answer ->> 'id' = e.id::text) as whole
      from employee e`,
    );
    return rows;
  });
  const ids = new Map(stored.map(({ number, id }) => [number, id]));
  expect(ids.size).toBe(stored.length);
  expect(stored.filter(({ whole }) => !whole)).toEqual([]);
  expect([...journal.acknowledged].filter(([number, id]) => ids.get(number) !== id)).toEqual([]);
  expect(
    [...ids.keys()].filter((number) => !journal.acknowledged.has(number) && !journal.unanswered.has(number)),
  ).toEqual([]);
}

async function withDatabase<T>(use: (client: pg.Client) => Promise<T>): Promise<T> {
  const { connection } = await connectToEmbedded(dataDir, quiet);
  const client = new pg.Client(clientConfig(connection, { name: 'reconcile', settings: { 'app.scope': 'system' } }));
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
