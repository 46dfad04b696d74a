import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onDatabase } from './connection.ts';
import { migrate } from './migrate.ts';
import { readSchema } from './read-schema.ts';
import { rowsSource } from './rows-source.ts';
import { openScratchCluster } from './scratch-cluster.ts';

// Script: writes rows.generated.ts from a freshly migrated database; with --check it only compares.
const file = join(import.meta.dirname, 'rows.generated.ts');
const source = await sourceFromMigrations();

if (!process.argv.includes('--check')) {
  writeFileSync(file, source);
} else if (!existsSync(file) || readFileSync(file, 'utf8') !== source) {
  process.stderr.write(
    'apps/server/src/database/rows.generated.ts is not what the migrations say: run "npm run rows" and commit the result.\n',
  );
  process.exitCode = 1;
}

async function sourceFromMigrations(): Promise<string> {
  const cluster = await openScratchCluster(undefined, migrate);
  try {
    return rowsSource(await readSchema(onDatabase(cluster.connection, cluster.template)));
  } finally {
    await cluster.close();
  }
}
