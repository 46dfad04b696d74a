import { createHash } from 'node:crypto';
import { chmodSync, existsSync, globSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connectToEmbedded } from '../apps/server/src/database/embedded/connect-to-embedded.ts';
import { migrate } from '../apps/server/src/database/migrate.ts';
import { syncAccessLists } from '../apps/server/src/database/seed/access-lists.ts';
import { seedEmployees } from '../apps/server/src/database/seed/seed-employees.ts';
import { systemClock, systemRandom } from '../apps/server/src/platform/clock/clock.ts';
import { loadAppKeys } from '../apps/server/src/platform/config/app-key.ts';
import { openFileStorage } from '../apps/server/src/platform/files/file-storage.ts';
import { buildServices } from '../apps/server/src/platform/http/build-services.ts';
import { createLog } from '../apps/server/src/platform/log/log.ts';
import { say } from './report.ts';

const folder = join(import.meta.dirname, '.data');
const sources = join(import.meta.dirname, '../apps/server/src/database');

/** A data folder with this many employees, reused by the next run while schema and seed do not change. */
export async function benchData(employees: number): Promise<string> {
  const dataDir = join(folder, String(employees));
  const markFile = join(dataDir, 'bench-mark');
  const mark = sourceMark();
  if (existsSync(markFile) && readFileSync(markFile, 'utf8') === mark) return dataDir;
  await clear(dataDir);
  mkdirSync(dataDir, { recursive: true });
  // Started by root, PostgreSQL runs as another user, who must be able to enter the folder.
  for (const path of [folder, dataDir]) chmodSync(path, 0o711);
  say(`Filling a database with ${employees} employees; the next run finds them …`);
  await fill(dataDir, employees);
  writeFileSync(markFile, mark);
  return dataDir;
}

/** Changes with every migration and with the data that the seed writes. */
function sourceMark(): string {
  const hash = createHash('sha256');
  for (const file of globSync(['migrations/*.sql', 'functions/*.sql', 'seed/*.ts'], { cwd: sources }).sort()) {
    if (!file.endsWith('.test.ts')) hash.update(file).update(readFileSync(join(sources, file)));
  }
  return hash.digest('hex');
}

/** Ends a server that a killed run left running there. */
async function clear(dataDir: string): Promise<void> {
  const cluster = join(dataDir, 'postgres');
  if (existsSync(cluster)) {
    const database = await connectToEmbedded(dataDir, createLog({ level: 'silent' }));
    await database.stop();
    rmSync(realpathSync(cluster), { recursive: true, force: true });
  }
  rmSync(dataDir, { recursive: true, force: true });
}

async function fill(dataDir: string, employees: number): Promise<void> {
  const log = createLog({ level: 'silent' });
  const keys = await loadAppKeys({ appKeys: null, dataDir });
  const database = await connectToEmbedded(dataDir, log);
  await migrate(database.connection, log);
  const { services, close } = buildServices({
    connection: database.connection,
    keys,
    files: openFileStorage({ dataDir, storageUrl: null, keys, clock: systemClock, random: systemRandom }),
    appUrl: 'http://127.0.0.1:8000',
    clock: systemClock,
    random: systemRandom,
    log,
  });
  await syncAccessLists(services.databases.system);
  await seedEmployees(services.databases.system, { count: employees, cipher: services.cipher, now: systemClock.now() });
  await close();
  await database.stop();
}
