import { Problem } from '@muster/contract';

/** Whether the system refused a write for lack of room, also where a library wrapped what it said. */
export function isFullDisk(problem: unknown): boolean {
  if (!(problem instanceof Error)) return false;
  const code = 'code' in problem ? problem.code : null;
  return code === 'ENOSPC' || code === 'EDQUOT' || isFullDisk(problem.cause);
}

export const storageFull = () =>
  new Problem('storage-full', 'There is no room left for files on the server. Tell an administrator.');
