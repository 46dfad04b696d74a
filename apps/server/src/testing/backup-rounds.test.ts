import { execFile, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, createReadStream, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createGunzip } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectToEmbedded } from '../database/embedded/connect-to-embedded.ts';
import { openClient } from '../database/open-client.ts';
import { loadAppKeys } from '../platform/config/app-key.ts';
import { environment } from '../platform/config/environment.ts';
import { openStream } from '../platform/crypto/file-cipher.ts';
import { crashWriters } from './crash-writers.ts';
import { type PortalProcess, startPortalProcess } from './portal-process.ts';

/** Row 33, before a release (BACKUP_ROUNDS=100): backups beside writes and uploads, killed at any moment. */
const rounds = Number(environment().BACKUP_ROUNDS ?? 0);
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const folder = mkdtempSync(join(tmpdir(), 'muster-backup-rounds-'));
const dataDir = join(folder, 'data');
const file = join(folder, 'all.muster');
/** Contents of uploads that were answered with success, by their hash. */
const uploaded = new Set<string>();
let portal: PortalProcess;
const writers = crashWriters({
  port: () => portal.port,
  connect: async () => (await connectToEmbedded(dataDir, quiet)).connection,
});

beforeAll(async () => {
  if (rounds === 0) return;
  chmodSync(folder, 0o711);
  portal = await startPortalProcess({ dataDir, patienceMs: 60_000 });
  await writers.prepare();
}, 120_000);

afterAll(async () => {
  if (rounds > 0) await portal.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

describe.skipIf(rounds === 0)('db:backup', () => {
  it(
    `leaves a whole backup after each of ${rounds} kills, and restores the last one`,
    async () => {
      const startedAt = performance.now();
      await command(dataDir, 'db:backup', file);
      /** Follows the time of a backup beside the writers, so that about half of them are killed before their end. */
      let wholeMs = performance.now() - startedAt;
      let finished = 0;
      for (let round = 0; round < rounds; round += 1) {
        // More sign-ins and uploads than are allowed in a minute.
        await writers.withDatabase((client) => client.query('delete from throttle_window'));
        const { authorization } = await writers.signIn();
        const writing = await writers.begin(`b${round}`, authorization);
        const sending = upload(authorization);
        const before = statSync(file).ino;
        const backup = startCommand(dataDir, 'db:backup', file);
        const gone = once(backup, 'exit');
        await Promise.race([gone, wait((wholeMs * 2 * ((round * 37) % 100)) / 100)]);
        backup.kill('SIGKILL');
        // With the portal that it reads from, every tenth time.
        if (round % 10 === 9) await portal.end('SIGKILL');
        await Promise.all([gone, sending, writing.end()]);
        if (round % 10 === 9) portal = await startPortalProcess({ dataDir, patienceMs: 60_000 });
        const isFinished = statSync(file).ino !== before;
        if (isFinished) finished += 1;
        wholeMs *= isFinished ? 0.95 : 1.05;
        await readWhole();
      }
      const acknowledged = new Set(writers.acknowledged.values());
      const files = new Set(uploaded);
      await command(dataDir, 'db:backup', file);
      expect(readdirSync(dirname(file)).filter((name) => name.endsWith('.part'))).toEqual([]);

      const other = join(folder, 'other');
      await command(other, 'db:restore', file, readFileSync(join(dataDir, 'app.key'), 'utf8').trim());
      const { connection, stop } = await connectToEmbedded(other, quiet);
      const client = await openClient(connection, { name: 'rounds', settings: { 'app.scope': 'system' } });
      const people = await client.query<{ id: number }>('select id from employee');
      const attachments = await client.query<{ sha256: string }>('select sha256 from attachment');
      await client.end();
      await stop();
      const restored = new Set(people.rows.map(({ id }) => id));
      expect([...acknowledged].filter((id) => !restored.has(id))).toEqual([]);
      const stored = new Set(attachments.rows.map(({ sha256 }) => sha256));
      expect([...files].filter((sha256) => !stored.has(sha256))).toEqual([]);
      process.stdout.write(
        `${JSON.stringify({ rounds, finished, people: restored.size, files: files.size, wholeMs })}\n`,
      );
    },
    rounds * 60_000,
  );
});

async function upload(authorization: string): Promise<void> {
  const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(100_000), Buffer.from('\n%%EOF')]);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const body = new FormData();
  body.set('employee_id', String(writers.acknowledged.values().next().value));
  body.set('attachment_type_id', '1');
  body.set('attachment', new File([content], `contract-${sha256.slice(0, 12)}.pdf`));
  const headers = { authorization };
  const answer = await fetch(`${portal.origin}/api/employee-attachments`, { method: 'POST', headers, body }).catch(
    () => null,
  );
  if (answer === null) return;
  expect(answer.status).toBe(201);
  uploaded.add(sha256);
}

/** Throws unless the file is sealed to its end. */
async function readWhole(): Promise<void> {
  const keys = await loadAppKeys({ dataDir, appKeys: null });
  await pipeline(
    createReadStream(file),
    (sealed) => openStream(keys, sealed),
    createGunzip(),
    async (content: AsyncIterable<Buffer>) => {
      for await (const _part of content);
    },
  );
}

const muster = join(import.meta.dirname, '..', 'command-line', 'muster.ts');
const settingsFor = (folderOfData: string, key?: string) => ({
  PATH: '/usr/bin:/bin',
  DATA_DIR: folderOfData,
  ...(key && { APP_KEY: key }),
});

function startCommand(folderOfData: string, ...args: string[]) {
  return spawn(process.execPath, [muster, ...args], { stdio: 'ignore', env: settingsFor(folderOfData) });
}

async function command(folderOfData: string, name: string, argument: string, key?: string): Promise<void> {
  await promisify(execFile)(process.execPath, [muster, name, argument], { env: settingsFor(folderOfData, key) });
}
