import { mkdirSync } from 'node:fs';
import { isRoot } from './embedded/run-as.ts';

/** Makes DATA_DIR where it is missing: closed to others, except under root, whose PostgreSQL passes as another user. */
export function makeDataFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: isRoot() ? 0o755 : 0o700 });
}
