import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectToEmbedded } from '../database/embedded/connect-to-embedded.ts';
import { createPool } from '../database/pools.ts';
import type { Database } from '../database/rows.generated.ts';
import { systemRandom } from '../platform/clock/clock.ts';
import { environment } from '../platform/config/environment.ts';
import { openFileStorage } from '../platform/files/file-storage.ts';
import { sweepFiles } from '../platform/jobs/sweep-files.ts';
import { createLog } from '../platform/log/log.ts';
import { createClient } from './factories/clients.ts';
import { createEmployee } from './factories/employees.ts';
import { type PortalProcess, startPortalProcess } from './portal-process.ts';
import { signInOverHttp, storeSignIn } from './sign-in-over-http.ts';
import { createTestClock } from './test-clock.ts';

/**
 * Row 25: after kill -9 during uploads each file is complete or missing, and the sweep leaves no content without a row.
 */
const rounds = Number(environment().CRASH_ROUNDS ?? 3);
const senders = 4;
const fileBytes = 700_000;
const contract = '1';
const signIn = { email: 'upload-crash@muster.test', password: 'violet otter under nine bridges' };
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

const folder = mkdtempSync(join(tmpdir(), 'muster-upload-crash-'));
const dataDir = join(folder, 'data');
const sent = new Map<string, { readonly sha256: string; answered: boolean }>();
let portal: PortalProcess;
let employee: number;

beforeAll(async () => {
  // Under root PostgreSQL runs as another user, who must be able to enter the folder.
  chmodSync(folder, 0o711);
  portal = await startPortalProcess({ dataDir, patienceMs: 90_000 });
  const { connection } = await connectToEmbedded(dataDir, quiet);
  await storeSignIn(connection, signIn, 'hr');
  employee = await withDatabase(async (db) => {
    const client = await createClient(db);
    return (await createEmployee(db, { client_id: client.id })).id;
  });
}, 120_000);

afterAll(async () => {
  // A closed terminal ends it in order, too.
  expect(await portal.end('SIGHUP')).toBe(0);
  rmSync(folder, { recursive: true, force: true });
});

it(
  `stores each upload completely or not at all in ${rounds} rounds of kill -9`,
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      // More uploads than are allowed in a minute.
      await withDatabase((db) => db.deleteFrom('throttle_window').execute());
      const headers = await signInOverHttp(portal.port, signIn);
      const over = new AbortController();
      const answered = Promise.withResolvers<void>();
      const turn = { headers, over: over.signal, onAnswer: answered.resolve };
      const sending = Array.from({ length: senders }, (_, sender) => send(`${round}-${sender}`, turn));
      // Every other round waits for an answer, however slow the machine is.
      if (round % 2 === 1) await Promise.race([answered.promise, Promise.all(sending)]);
      // At a different point between the first byte and the answer each time.
      await wait(40 + ((round * 89) % 400));
      await portal.end('SIGKILL');
      over.abort();
      await Promise.all(sending);
      portal = await startPortalProcess({ dataDir, patienceMs: 90_000 });
      await reconcile();
    }
    await sweep();
    expect(await keysOnDisk()).toEqual(await keysOfRows());
    expect(readdirSync(join(dataDir, 'incoming'))).toEqual([]);
    expect([...sent.values()].some(({ answered }) => answered)).toBe(true);
    expect([...sent.values()].some(({ answered }) => !answered)).toBe(true);
  },
  rounds * 40_000,
);

interface Turn {
  readonly headers: Readonly<Record<string, string>>;
  readonly over: AbortSignal;
  readonly onAnswer: () => void;
}

async function send(name: string, { headers, over, onAnswer }: Turn): Promise<void> {
  for (let turn = 0; !over.aborted; turn += 1) {
    const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(fileBytes), Buffer.from('\n%%EOF')]);
    const fileName = `crash-${name}-${turn}.pdf`;
    const file = { sha256: sha256(content), answered: false };
    sent.set(fileName, file);
    const body = new FormData();
    body.set('employee_id', String(employee));
    body.set('attachment_type_id', contract);
    body.set('attachment', new File([content], fileName));
    const answer = await fetch(`${portal.origin}/api/employee-attachments`, { method: 'POST', headers, body }).catch(
      () => null,
    );
    if (answer === null || answer.status === 429) return;
    expect(answer.status).toBe(201);
    file.answered = true;
    onAnswer();
  }
}

/** Acknowledged uploads exist; every stored file can be read and matches what was sent. */
async function reconcile(): Promise<void> {
  const rows = await withDatabase((db) =>
    db
      .selectFrom('attachment as a')
      .innerJoin('stored_file as f', 'f.key', 'a.storage_key')
      .select(['a.file_name', 'a.sha256', 'a.storage_key'])
      .where('f.released_at', 'is', null)
      .execute(),
  );
  const stored = new Map(rows.map((row) => [row.file_name, row]));
  expect(stored.size).toBe(rows.length);
  const lost = [...sent].filter(([name, { answered }]) => answered && !stored.has(name));
  expect(lost).toEqual([]);
  const onDisk = await keysOnDisk();
  expect(rows.filter(({ storage_key: key }) => !onDisk.includes(key))).toEqual([]);
  const headers = await signInOverHttp(portal.port, signIn);
  // The newest are those that the kill may have affected.
  for (const { file_name: name } of rows.slice(-senders * 2)) {
    const query = new URLSearchParams({ employee_id: String(employee), file_name: name });
    const answer = await fetch(`${portal.origin}/api/employee-attachments?${query}`, { headers });
    expect(answer.status).toBe(200);
    expect(sha256(Buffer.from(await answer.arrayBuffer()))).toBe(sent.get(name)?.sha256);
  }
}

/** Like the nightly job, some days later. */
async function sweep(): Promise<void> {
  const clock = createTestClock(Temporal.Now.instant().add({ hours: 24 * 4 }));
  await withDatabase((db) => sweepFiles.run({ db, files: storage(), clock }, { day: '2026-01-01', lastDay: null }));
}

async function keysOnDisk(): Promise<string[]> {
  return (await Array.fromAsync(storage().keysUntil('9999-12-31'))).toSorted();
}

async function keysOfRows(): Promise<string[]> {
  const rows = await withDatabase((db) => db.selectFrom('stored_file').select('key').execute());
  return rows.map(({ key }) => key).toSorted();
}

/** Contents are removed and counted here, never opened, so any key works. */
function storage() {
  const keys = { current: { version: 1, key: Buffer.alloc(32, 1) }, older: [] };
  return openFileStorage({ dataDir, storageUrl: null, keys, clock: createTestClock(), random: systemRandom });
}

async function withDatabase<T>(use: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  const { connection } = await connectToEmbedded(dataDir, quiet);
  const log = createLog({ level: 'silent' });
  const pool = createPool(connection, { name: 'reconcile', max: 2, settings: { 'app.scope': 'system' }, log });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await use(db);
  } finally {
    await db.destroy();
  }
}

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');
