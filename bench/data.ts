import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connectToEmbedded } from '../apps/server/src/database/embedded/connect-to-embedded.ts';
import { migrate } from '../apps/server/src/database/migrate.ts';
import { migrationsFolder, readMigrations } from '../apps/server/src/database/migration-files.ts';
import { syncAccessLists } from '../apps/server/src/database/seed/access-lists.ts';
import { seedEmployees } from '../apps/server/src/database/seed/seed-employees.ts';
import { systemClock, systemRandom } from '../apps/server/src/platform/clock/clock.ts';
import { loadAppKeys } from '../apps/server/src/platform/config/app-key.ts';
import { buildServices } from '../apps/server/src/platform/http/build-services.ts';
import { createLog } from '../apps/server/src/platform/log/log.ts';

const folder = join(import.meta.dirname, '.data');

/** A data folder with so many employees, kept for the next run while schema and count stay. */
export async function benchData(employees: number, say: (line: string) => void): Promise<string> {
  const dataDir = join(folder, String(employees));
  const mark = `${employees} ${await schemaMark()}`;
  const markFile = join(dataDir, 'bench-mark');
  if (existsSync(markFile) && readFileSync(markFile, 'utf8') === mark) return dataDir;
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  for (const path of [folder, dataDir]) chmodSync(path, 0o711);
  say(`Filling a database with ${employees} employees …`);
  await fill(dataDir, employees);
  writeFileSync(markFile, mark);
  return dataDir;
}

async function schemaMark(): Promise<string> {
  const migrations = await readMigrations(migrationsFolder);
  return createHash('sha256')
    .update(migrations.map(({ checksum }) => checksum).join())
    .digest('hex');
}

async function fill(dataDir: string, employees: number): Promise<void> {
  const log = createLog({ level: 'silent' });
  const keys = await loadAppKeys({ appKeys: null, dataDir });
  const database = await connectToEmbedded(dataDir, log);
  await migrate(database.connection, log);
  const { services, close } = buildServices({
    connection: database.connection,
    keys,
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
