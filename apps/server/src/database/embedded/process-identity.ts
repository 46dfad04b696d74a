import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/**
 * Distinguishes a process from a later one with the same id: its start time, and on Linux the boot id. Undefined if the
 * process does not run. A process that has ended but was not collected by its parent does not run.
 */
export function identityOf(pid: number): string | undefined {
  return process.platform === 'linux' ? identityFromProc(pid) : identityFromPs(pid);
}

/** The set of process ids that this process sees: an id from another container means nothing here. */
export function processNamespace(): string {
  return orUndefined(() => readlinkSync('/proc/self/ns/pid')) ?? process.platform;
}

/** Processes with this working folder: every process of a PostgreSQL works in its data folder. */
export function processesIn(folder: string): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => orUndefined(() => readlinkSync(`/proc/${pid}/cwd`)) === folder)
    .map(Number)
    .filter((pid) => identityOf(pid) !== undefined);
}

/** Whether this process is a PostgreSQL on that data folder (both as real paths). */
export function worksIn(pid: number, folder: string): boolean {
  if (process.platform === 'linux') return orUndefined(() => readlinkSync(`/proc/${pid}/cwd`)) === folder;
  return orUndefined(() => ps(pid, 'command='))?.includes(folder) ?? false;
}

function identityFromProc(pid: number): string | undefined {
  const stat = orUndefined(() => readFileSync(`/proc/${pid}/stat`, 'latin1'));
  // The second field is the program's name in brackets, which may itself contain brackets and spaces.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (fields === undefined || fields[0] === 'Z' || fields[0] === 'X') return undefined;
  const boot = orUndefined(() => readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim());
  return `${boot ?? 'boot'}/${fields[19]}`;
}

function identityFromPs(pid: number): string | undefined {
  const [state, ...start] = (orUndefined(() => ps(pid, 'state=,lstart=')) ?? '').split(/\s+/);
  return !state || state.startsWith('Z') ? undefined : start.join(' ');
}

const ps = (pid: number, columns: string) =>
  execFileSync('ps', ['-o', columns, '-p', String(pid)], { encoding: 'utf8' }).trim();

function orUndefined<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
