import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkStart } from './check-start.ts';
import { readConfig } from './platform/config/config.ts';

const configFor = (dataDir: string) => readConfig({ DATA_DIR: dataDir, PORT: '0', PUSH_PORT: '0' });
const folder = mkdtempSync(join(tmpdir(), 'muster-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('accepts a folder that it creates, and leaves nothing in it', async () => {
  await checkStart(configFor(join(folder, 'new', 'data')));
  expect(readdirSync(join(folder, 'new', 'data'))).toEqual([]);
});

it.each([
  ['a file', join(folder, 'file'), /is a file or is inside one: name a folder\.$/],
  ['a folder in a file', join(folder, 'file', 'data'), /is a file or is inside one: name a folder\.$/],
  [
    'a folder that cannot be written',
    '/sys/muster',
    /cannot be written \(\w+\): give the user who starts the portal the right/,
  ],
])('refuses %s in one sentence', async (_what, dataDir, sentence) => {
  writeFileSync(join(folder, 'file'), '');
  await expect(checkStart(configFor(dataDir))).rejects.toThrow(sentence);
});

it('refuses a folder that does not answer', async () => {
  // Opening a pipe for writing waits until somebody reads it.
  const pipe = join(folder, `.probe-${process.pid}`);
  execFileSync('mkfifo', [pipe]);
  await expect(checkStart(configFor(folder), 50)).rejects.toThrow(/\(DATA_DIR\) does not answer: check the disk/);
  await (await open(pipe, 'r')).close();
});

it('refuses a taken port before any work is done', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const settings = { DATA_DIR: join(folder, 'data') };
  for (const name of ['PORT', 'PUSH_PORT']) {
    const config = readConfig({ PORT: '0', PUSH_PORT: '0', ...settings, [name]: String(port) });
    await expect(checkStart(config)).rejects.toThrow(`Port ${port} (${name}) is taken by another program`);
  }
  server.close();
});

it('refuses an address that is not of this machine before any work is done', async () => {
  // An address of the range for documentation (RFC 5737).
  const config = readConfig({ PORT: '0', PUSH_PORT: '0', DATA_DIR: join(folder, 'data'), HOST: '192.0.2.1' });
  await expect(checkStart(config)).rejects.toThrow(/^The address 192\.0\.2\.1 \(HOST\) is not one of this machine/);
});
