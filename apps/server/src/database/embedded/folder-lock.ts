import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { DatabaseUnavailable } from '../database-unavailable.ts';
import { identityOf, processNamespace } from './process-identity.ts';

/** What holds a data folder: `server` or the command line. */
export type HolderKind = 'server' | 'command line';

const holderSchema = z.object({
  pid: z.number(),
  identity: z.string(),
  namespace: z.string(),
  kind: z.enum(['server', 'command line']),
});

export type Holder = z.output<typeof holderSchema>;

/**
 * DATA_DIR/server.lock: only one process at a time may open the folder. Throws DatabaseUnavailable naming the holder.
 */
export function lockFolder(dataDir: string, kind: HolderKind): { release(): void } {
  const file = lockFile(dataDir);
  const mine = `${file}.${process.pid}.${randomUUID()}`;
  const identity = identityOf(process.pid) ?? '';
  const content = JSON.stringify({ pid: process.pid, identity, namespace: processNamespace(), kind } satisfies Holder);
  try {
    writeFileSync(mine, content, { mode: 0o600 });
    while (!linkIfFree(mine, file)) clearIfStale(dataDir, mine);
  } finally {
    rmSync(mine, { force: true });
  }
  return {
    release: () => {
      if (textOf(file) === content) rmSync(file, { force: true });
    },
  };
}

/** The running process that holds the folder, if any. */
export function holderOf(dataDir: string): Holder | undefined {
  const holder = parse(textOf(lockFile(dataDir)));
  return holder !== undefined && isAlive(holder) ? holder : undefined;
}

function clearIfStale(dataDir: string, mine: string): void {
  const file = lockFile(dataDir);
  const content = textOf(file);
  const holder = parse(content);
  if (holder !== undefined && isAlive(holder)) {
    throw new DatabaseUnavailable(
      `The data folder ${dataDir} is in use by process ${holder.pid} (${holder.kind}): stop that one first, or give this one another DATA_DIR.`,
    );
  }
  const moved = `${mine}.stale`;
  try {
    renameSync(file, moved);
  } catch (problem) {
    if (isCode(problem, 'ENOENT')) return;
    throw problem;
  }
  // Another start may have replaced the stale lock between reading and moving: its lock is put back.
  if (textOf(moved) !== content) linkIfFree(moved, file);
  rmSync(moved, { force: true });
}

// Processes of another container are not visible here. A running one is found through its PostgreSQL, which is checked
// before anything starts (see running-postgres.ts).
const isAlive = (holder: Holder) =>
  holder.namespace === processNamespace() && identityOf(holder.pid) === holder.identity;

function linkIfFree(source: string, target: string): boolean {
  try {
    linkSync(source, target);
    return true;
  } catch (problem) {
    if (isCode(problem, 'EEXIST')) return false;
    throw problem;
  }
}

function parse(text: string): Holder | undefined {
  try {
    return holderSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

const lockFile = (dataDir: string) => join(dataDir, 'server.lock');
const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const isCode = (problem: unknown, code: string) =>
  problem instanceof Error && 'code' in problem && problem.code === code;
