import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { DatabaseUnavailable } from '../database-unavailable.ts';

/** The user that PostgreSQL runs as if the portal runs as root, which PostgreSQL refuses. */
export interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

export const isRoot = () => process.getuid?.() === 0;

/** The user without rights that every Unix system has. */
export function nobody(): SystemUser {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (!uid || !gid) {
    throw new DatabaseUnavailable(
      'PostgreSQL refuses to run as root, and there is no user "nobody" here: start the portal as another user.',
    );
  }
  return { uid: Number(uid), gid: Number(gid) };
}

export function ownerOf(path: string): SystemUser {
  const { uid, gid } = statSync(path);
  return { uid, gid };
}

/** Whether that user can enter a folder. */
export const canEnter = (user: SystemUser | undefined, folder: string) =>
  succeeds(user, '/bin/sh', ['-c', 'cd "$1"', 'sh', folder]);

/** Whether that user can run a program, including its libraries. */
export const canRun = (user: SystemUser | undefined, program: string) => succeeds(user, program, ['--version']);

function succeeds(user: SystemUser | undefined, program: string, args: readonly string[]): boolean {
  return spawnSync(program, args, { ...user, cwd: '/', stdio: 'ignore' }).status === 0;
}
