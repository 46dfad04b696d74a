import type { TestProject } from 'vitest/node';
import { openScratchCluster, type ScratchCluster } from '../database/scratch-cluster.ts';
import { environment } from '../platform/config/environment.ts';
import { prepareTemplate } from './prepare-template.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseCluster: ScratchCluster;
  }
}

/** One PostgreSQL for a whole run: embedded, or the server of DATABASE_URL. Tests copy from its template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { connection, template, close } = await openScratchCluster(environment().DATABASE_URL, prepareTemplate);
  project.provide('databaseCluster', { connection, template });
  return close;
}
