import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDataFolder } from '../../database/data-folder.ts';
import type { AppKeys } from '../crypto/key-ring.ts';
import { formatAppKey } from './app-keys.ts';
import { ConfigProblem } from './config-problem.ts';
import { readSettings } from './settings.ts';

/**
 * The keys from APP_KEY, or the one in DATA_DIR/app.key, which the first start creates (reliability row 13). Call it
 * before the embedded database is opened: if data exists and the key is missing, the start stops.
 */
export async function loadAppKeys(config: {
  readonly appKeys: AppKeys | null;
  readonly dataDir: string;
}): Promise<AppKeys> {
  if (config.appKeys !== null) return config.appKeys;
  const file = join(config.dataDir, 'app.key');
  const kept = await readKept(file);
  if (kept !== undefined) return kept;
  if (existsSync(join(config.dataDir, 'postgres'))) {
    throw new ConfigProblem(
      'APP_KEY',
      `${file} is missing, but the data beside it is sealed with that key: put the file back from a backup, or set APP_KEY.`,
    );
  }
  return await keepNew(file, config.dataDir);
}

async function readKept(file: string): Promise<AppKeys | undefined> {
  try {
    const { APP_KEY } = readSettings({ APP_KEY: (await readFile(file, 'utf8')).trim() || '-' });
    return APP_KEY;
  } catch (problem) {
    if (problem instanceof ConfigProblem) {
      throw new ConfigProblem(
        'APP_KEY',
        `${file} contains no usable key: put the file back from a backup, or set APP_KEY.`,
      );
    }
    if (!(problem instanceof Error) || !('code' in problem)) throw problem;
    if (problem.code === 'ENOENT') return undefined;
    if (problem.code !== 'EISDIR' && problem.code !== 'EACCES') throw problem;
    const why = problem.code === 'EISDIR' ? 'is a folder' : 'may not be read by the user that runs Muster';
    throw new ConfigProblem('APP_KEY', `${file} ${why}: put the file back from a backup, or set APP_KEY.`);
  }
}

/** Written to a temporary file and linked: two first starts at the same time end up with the same key. */
async function keepNew(file: string, dataDir: string): Promise<AppKeys> {
  makeDataFolder(dataDir);
  const fresh = `${file}.${randomUUID()}`;
  try {
    const handle = await open(fresh, 'wx', 0o600);
    await handle.writeFile(`${formatAppKey(randomBytes(32))}\n`);
    await handle.sync();
    await handle.close();
    await link(fresh, file).catch(unlessThere);
  } finally {
    await rm(fresh, { force: true });
  }
  const kept = await readKept(file);
  if (kept === undefined)
    throw new ConfigProblem('APP_KEY', `${file} vanished while the portal started: start it again.`);
  return kept;
}

function unlessThere(problem: NodeJS.ErrnoException): void {
  if (problem.code !== 'EEXIST') throw problem;
}
