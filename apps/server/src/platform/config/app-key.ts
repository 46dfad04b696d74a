import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppKeys } from '../crypto/key-ring.ts';
import { formatAppKey } from './app-keys.ts';
import { ConfigProblem } from './config-problem.ts';
import { readSettings } from './settings.ts';

/**
 * The keys from APP_KEY, or else the one kept in DATA_DIR/app.key, made on the first start (reliability row 13).
 * Call it before the embedded database is opened: a key that is missing beside existing data stops the start.
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
        `${file} holds no usable key: put the file back from a backup, or set APP_KEY.`,
      );
    }
    if (problem instanceof Error && 'code' in problem && problem.code === 'ENOENT') return undefined;
    throw problem;
  }
}

async function keepNew(file: string, dataDir: string): Promise<AppKeys> {
  const key = randomBytes(32);
  await mkdir(dataDir, { recursive: true });
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(`${formatAppKey(key)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { current: { version: 1, key }, older: [] };
}
