import { DatabaseUnavailable } from '../database-unavailable.ts';

/** Whether PostgreSQL's output reports a full disk. */
export function isFullDiskOutput(output: string): boolean {
  return output
    .split('\n')
    .some(
      (line) =>
        /No space left on device|Disk quota exceeded|Check free disk space/i.test(line) && !/shared memory/i.test(line),
    );
}

/** Whether the system refused one of our own writes because the disk is full. */
export const isFullDisk = (problem: unknown): boolean =>
  problem instanceof Error && 'code' in problem && (problem.code === 'ENOSPC' || problem.code === 'EDQUOT');

export const diskFull = (folder: string) =>
  new DatabaseUnavailable(
    `The disk that contains ${folder} is full: free some space and start again; saved data are not affected.`,
  );
