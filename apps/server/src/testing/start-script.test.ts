import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';

const scripts = join(import.meta.dirname, '../../../../scripts/process.mjs');

it('stops the server when the shell that npm runs the start script in was ended', async () => {
  const server =
    "process.on('SIGTERM', () => { console.log('stopped'); process.exit(0); }); console.log('ready'); setTimeout(() => {}, 10_000)";
  const start = `import(${JSON.stringify(scripts)}).then((m) => m.runInForeground(process.execPath, ['-e', ${JSON.stringify(server)}]))`;
  // The second command keeps the shell from replacing itself with the first.
  const shell = spawn('sh', ['-c', '"$0" -e "$1"; true', process.execPath, start], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface(shell.stdout)[Symbol.asyncIterator]();
  expect((await lines.next()).value).toBe('ready');
  shell.kill('SIGTERM');
  await once(shell, 'exit');
  expect((await lines.next()).value).toBe('stopped');
});

it('moves the npm cache next to the data if HOME is not writable', () => {
  const install = join(scripts, '../install.mjs');
  const cacheOf = (HOME: string) =>
    execFileSync(process.execPath, [
      '-e',
      `import(${JSON.stringify(install)}).then((m) => console.log(JSON.stringify(m.npmCache({ HOME: ${JSON.stringify(HOME)}, DATA_DIR: '/data' }))))`,
    ]).toString();
  expect(JSON.parse(cacheOf('/sys/closed'))).toEqual({ npm_config_cache: '/data/npm-cache' });
  expect(JSON.parse(cacheOf(mkdtempSync(join(tmpdir(), 'muster-home-'))))).toEqual({});
});
