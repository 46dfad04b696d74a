import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { dayIn, homeZone } from '@muster/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { systemRandom } from '../clock/clock.ts';
import { portalContextFor } from '../jobs/portal-context.ts';
import { sweepFiles } from '../jobs/sweep-files.ts';
import { type FileStorage, openFileStorage } from './file-storage.ts';
import { claimFile, noteUpload, releaseFile } from './stored-file.repository.ts';

const keys = { current: { version: 1, key: Buffer.alloc(32, 5) }, older: [] };
const folder = mkdtempSync(join(tmpdir(), 'muster-storage-'));
let portal: TestPortal;
let files: FileStorage;

beforeAll(async () => {
  portal = await buildTestApp();
  files = portal.services.files;
});
afterAll(async () => {
  await portal.close();
  rmSync(folder, { recursive: true, force: true });
});

async function* content(text: string) {
  yield Buffer.from(text);
}

async function textOf(key: string, storage = files): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of await storage.read(key)) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString();
}

it('row 13: stores contents sealed under random keys and returns them', async () => {
  const { clock } = portal;
  const storageUrl = pathToFileURL(join(folder, 'elsewhere'));
  const storage = openFileStorage({ dataDir: folder, storageUrl, keys, clock, random: systemRandom });
  const key = await storage.keep(content('CANARY-tin-123'));
  expect(key).toMatch(/^\d{4}-\d{2}-\d{2}\/[0-9a-f]{32}$/);
  const stored = join(folder, 'elsewhere', key);
  expect(readFileSync(stored).includes('CANARY')).toBe(false);
  expect(await textOf(key, storage)).toBe('CANARY-tin-123');

  const bytes = readFileSync(stored);
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
  writeFileSync(stored, bytes);
  await expect(textOf(key, storage)).rejects.toThrow(/altered/);
});

it('row 25: reports a full disk, and removes incomplete files', async () => {
  const { clock } = portal;
  const root = join(folder, 'full');
  const storageUrl = pathToFileURL(root);
  const bytes = (count: number) => Buffer.alloc(count, 7);
  const storage = openFileStorage({ dataDir: folder, storageUrl, keys, clock, random: { ...systemRandom, bytes } });
  const day = dayIn(homeZone, clock.now());
  const begun = join(root, day, bytes(16).toString('hex'));
  mkdirSync(join(root, day));
  // Writers get the same error as on a full disk.
  symlinkSync('/dev/full', begun);
  await expect(storage.keep(content('x'.repeat(100_000)))).rejects.toMatchObject({ code: 'storage-full' });
  expect(readdirSync(join(root, day))).toEqual([]);
  expect(await textOf(await storage.keep(content('there is room again')), storage)).toBe('there is room again');
});

it.each(['../app.key', '2026-03-02/../../app.key', '/etc/passwd', 'app.key', ''])(
  'refuses "%s" as a key',
  async (key) => {
    await expect(files.read(key)).rejects.toThrow(/not the key of a stored file/);
    expect(() => files.remove(key)).toThrow(/not the key of a stored file/);
  },
);

it('says so if the storage has lost a content', async () => {
  await expect(files.read(`2026-03-02/${'0'.repeat(32)}`)).rejects.toMatchObject({ code: 'unexpected' });
});

it('row 18: sweeps only contents without references', async () => {
  const claimed = await files.keep(content('claimed'));
  const orphan = await files.keep(content('a call that never committed'));
  const released = await files.keep(content('released'));
  const given = await files.keep(content('of a refused call'));
  const { userId } = await portal.as({ roles: ['hr'] });
  for (const key of [claimed, released, given]) {
    await noteUpload(portal.db, { key, userId, bytes: 1, at: portal.clock.now() });
  }
  await claimFile(portal.db, claimed);
  await claimFile(portal.db, released);
  writeFileSync(join(files.incoming, 'left-by-a-crash'), 'x');
  utimesSync(join(files.incoming, 'left-by-a-crash'), 0, 0);

  await sweep();
  expect(await textOf(orphan)).toContain('never committed');

  await releaseFile(portal.db, released, portal.clock.now());
  portal.clock.advance({ hours: 12 });
  await sweep();
  expect(await textOf(released)).toBe('released');

  portal.clock.advance({ hours: 60 });
  const fresh = await files.keep(content('of a call under way'));
  await sweep();
  await sweep();
  await expect(files.read(orphan)).rejects.toThrow(/missing/);
  await expect(files.read(released)).rejects.toThrow(/missing/);
  await expect(files.read(given)).rejects.toThrow(/missing/);
  expect(await textOf(claimed)).toBe('claimed');
  expect(await textOf(fresh)).toContain('under way');
  expect(() => readFileSync(join(files.incoming, 'left-by-a-crash'))).toThrow(/ENOENT/);
  const rows = await portal.db.selectFrom('stored_file').select('key').execute();
  expect(rows).toEqual([{ key: claimed }]);
});

async function sweep(): Promise<void> {
  const contextFor = portalContextFor(portal.services);
  await sweepFiles.run(contextFor(portal.db), { day: '2026-03-02', lastDay: null });
}
