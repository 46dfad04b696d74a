import type { TestProject } from 'vitest/node';
import { environment } from '../platform/config/environment.ts';
import { type DatabaseCluster, openDatabaseCluster } from './database-cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseCluster: DatabaseCluster;
  }
}

/** One PostgreSQL for a whole run: embedded, or the server of DATABASE_URL. Tests copy from its template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { connection, template, close } = await openDatabaseCluster(environment().DATABASE_URL);
  project.provide('databaseCluster', { connection, template });
  return close;
}
