import { inject } from 'vitest';
import { makeScratchDatabase, type ScratchDatabase } from '../database/scratch-cluster.ts';

/** A fresh, migrated database for a test file; drop it when the file is done. */
export function scratchDatabase(): Promise<ScratchDatabase> {
  return makeScratchDatabase(inject('databaseCluster'));
}
