import { mkdirSync } from 'node:fs';
import { isRoot } from './embedded/run-as.ts';

/**
 * Creates DATA_DIR if it is missing: closed to others, except under root, because PostgreSQL then accesses it as
 * another user.
 */
export function makeDataFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: dataFolderMode() });
}

export const dataFolderMode = () => (isRoot() ? 0o755 : 0o700);
