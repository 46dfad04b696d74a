import { DatabaseUnavailable } from '../database-unavailable.ts';

/** Whether PostgreSQL's output says that its disk has no room left. */
export function isFullDiskOutput(output: string): boolean {
  return output
    .split('\n')
    .some(
      (line) =>
        /No space left on device|Disk quota exceeded|Check free disk space/i.test(line) && !/shared memory/i.test(line),
    );
}

/** Whether the system refused a write of our own for lack of room. */
export const isFullDisk = (problem: unknown): boolean =>
  problem instanceof Error && 'code' in problem && (problem.code === 'ENOSPC' || problem.code === 'EDQUOT');

export const diskFull = (folder: string) =>
  new DatabaseUnavailable(
    `The disk that holds ${folder} is full: make room and start again; what was saved before is unharmed.`,
  );
