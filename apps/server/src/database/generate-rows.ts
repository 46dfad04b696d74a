import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onDatabase } from './connection.ts';
import { migrate } from './migrate.ts';
import { policiesSource } from './policies-source.ts';
import { readPolicies } from './read-policies.ts';
import { readSchema } from './read-schema.ts';
import { rowsSource } from './rows-source.ts';
import { openScratchCluster } from './scratch-cluster.ts';

// Script: writes the generated files below from a freshly migrated database; with --check it only compares.
const sources = await sourcesFromMigrations();

for (const [name, source] of Object.entries(sources)) {
  const file = join(import.meta.dirname, name);
  if (!process.argv.includes('--check')) {
    writeFileSync(file, source);
  } else if (!existsSync(file) || readFileSync(file, 'utf8') !== source) {
    process.stderr.write(
      `apps/server/src/database/${name} does not match the migrations: run "npm run rows" and commit the result.\n`,
    );
    process.exitCode = 1;
  }
}

async function sourcesFromMigrations(): Promise<Readonly<Record<string, string>>> {
  const cluster = await openScratchCluster(undefined, migrate);
  try {
    const connection = onDatabase(cluster.connection, cluster.template);
    return {
      'rows.generated.ts': rowsSource(await readSchema(connection)),
      'policies.generated.ts': policiesSource(await readPolicies(connection)),
    };
  } finally {
    await cluster.close();
  }
}
