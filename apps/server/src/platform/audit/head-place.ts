import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDataFolder } from '../../database/data-folder.ts';
import type { Config } from '../config/config.ts';

/** The place of a portal whose database is in its own data folder: no other folder can keep this chain. */
export const ownDatabase = 'own-database';
/** The place of the only folder that earlier releases knew. */
export const unclaimed = 'unclaimed';

/**
 * Where this portal keeps the head of the activity log, and the id of that place, which the first call writes to
 * `DATA_DIR/audit-place`. Portals that share a database each have a place of their own.
 */
export async function headPlaceOf({
  dataDir,
  database,
}: Pick<Config, 'dataDir' | 'database'>): Promise<{ readonly place: string; readonly headFile: string }> {
  const headFile = join(dataDir, 'audit-head.json');
  if (database.kind === 'embedded') return { place: ownDatabase, headFile };
  makeDataFolder(dataDir);
  return { place: await keptId(join(dataDir, 'audit-place')), headFile };
}

async function keptId(path: string): Promise<string> {
  const kept = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return '';
  });
  if (form.test(kept)) return kept;
  const id = randomUUID();
  const beside = `${path}.${id}`;
  await writeFile(beside, id, { mode: 0o600, flush: true });
  await rename(beside, path);
  return id;
}

const form = /^[0-9a-f-]{36}$/;
