import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a running PostgreSQL writes about itself into its data folder. */
export interface PostmasterFile {
  readonly pid: number;
  readonly sockets: string;
  /** Empty while it starts. */
  readonly state: 'starting' | 'ready' | 'stopping' | '';
}

/** Undefined if no PostgreSQL runs, or one has only just started. */
export function readPostmasterFile(data: string): PostmasterFile | undefined {
  const lines = textOf(join(data, 'postmaster.pid')).split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  const state = lines[7]?.trim();
  return {
    pid,
    sockets: lines[4] ?? '',
    state: state === 'ready' || state === 'starting' || state === 'stopping' ? state : '',
  };
}

/** The command line that the PostgreSQL of that folder was last started with. */
export const lastCommandLine = (data: string) => textOf(join(data, 'postmaster.opts')).trim();

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
