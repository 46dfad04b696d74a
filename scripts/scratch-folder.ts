import { accessSync, constants, statfsSync } from 'node:fs';

const memoryFolder = '/dev/shm';
const neededBytes = 3_000_000_000;

/**
 * Lets everything temporary of a test run go to memory where the system offers it: a copied database is about 800
 * small files, which takes 26 ms there and 600 ms on a disk. A TMPDIR that is set wins.
 */
export function useScratchFolder(): void {
  if (process.env.TMPDIR !== undefined) return;
  try {
    accessSync(memoryFolder, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(memoryFolder);
    if (bavail * bsize > neededBytes) process.env.TMPDIR = memoryFolder;
  } catch {
    // This system has no such folder: use the default one.
  }
}
