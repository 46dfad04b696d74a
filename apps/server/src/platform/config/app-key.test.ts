import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadAppKeys } from './app-key.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'muster-app-key-'));
});
afterEach(() => rm(folder, { recursive: true }));

const load = () => loadAppKeys({ appKeys: null, dataDir: join(folder, 'data') });
const file = () => join(folder, 'data', 'app.key');

describe('the kept key', () => {
  it('is created once, readable only by its owner, and read again', async () => {
    const made = await load();
    expect(made.current.key).toHaveLength(32);
    expect((await stat(file())).mode & 0o777).toBe(0o600);
    expect(await load()).toEqual(made);
  });

  it('is the same for two first starts at the same time', async () => {
    const [one, other, third] = await Promise.all([load(), load(), load()]);
    expect(other).toEqual(one);
    expect(third).toEqual(one);
    expect(await readdir(join(folder, 'data'))).toEqual(['app.key']);
  });

  it('is not created when APP_KEY is set', async () => {
    const appKeys = { current: { version: 3, key: Buffer.alloc(32, 1) }, older: [] };
    expect(await loadAppKeys({ appKeys, dataDir: join(folder, 'data') })).toBe(appKeys);
    await expect(readFile(file())).rejects.toThrow('ENOENT');
  });

  it('is not replaced when it is missing and sealed data exists', async () => {
    await mkdir(join(folder, 'data', 'postgres'), { recursive: true });
    await expect(load()).rejects.toThrow(/app\.key is missing, but the data beside it is sealed/);
  });

  it('is not replaced when it is a folder', async () => {
    await mkdir(file(), { recursive: true });
    await expect(load()).rejects.toThrow(/app\.key is a folder: put the file back from a backup, or set APP_KEY\.$/);
  });

  it.each(['', 'half a key'])('is not replaced when it is damaged: %o', async (content) => {
    await mkdir(join(folder, 'data'));
    await writeFile(file(), content);
    await expect(load()).rejects.toThrow(/app\.key contains no usable key/);
  });
});
