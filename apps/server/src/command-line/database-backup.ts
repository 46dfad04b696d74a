import { createWriteStream } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { counted } from '@muster/contract/counted.ts';
import { dumpDatabase, type NamedFile } from '../database/backup/dump-database.ts';
import type { Connection } from '../database/connection.ts';
import { isFullDisk } from '../database/embedded/full-disk.ts';
import { syncFolder } from '../database/embedded/sync-folder.ts';
import { sealStream } from '../platform/crypto/file-cipher.ts';
import type { AppKeys } from '../platform/crypto/key-ring.ts';
import { dumpFiles } from '../platform/files/file-backup.ts';
import type { CallServices } from '../platform/http/call-services.ts';
import { type Command, CommandFailure, UsageProblem } from './command.ts';

export const databaseBackup: Command = {
  name: 'db:backup',
  usage: 'db:backup FILE',
  summary:
    'Writes everything to FILE, sealed with the APP_KEY, while the portal keeps running. Store that key elsewhere.',
  positionals: ['FILE'],
  run: async ({ positionals }, { database, keys, services, say }) => {
    const file = resolve(positionals[0] ?? '');
    const missing: string[] = [];
    await removeOldParts(file);
    const part = `${file}.${process.pid}.${services.random.uuid()}.part`;
    await writeBackup({ file, part, keys }, everything(database.connection, services, missing));
    say(`Backup written to ${file} (${Math.ceil((await stat(file)).size / 1024)} KiB).`);
    if (missing.length === 0) return;
    for (const sentence of missing) say(sentence);
    throw new CommandFailure(
      `${counted(missing.length, 'file')} could not be read and ${missing.length === 1 ? 'is' : 'are'} not in the backup; everything else is.`,
    );
  },
};

interface Target {
  readonly file: string;
  /** Under this name until it is complete, and of this process alone: two backups at once write two whole files. */
  readonly part: string;
  readonly keys: AppKeys;
}

/** An interrupted backup never looks like a whole one. */
async function writeBackup({ file, part, keys }: Target, content: AsyncIterable<string>): Promise<void> {
  try {
    const sealing = (bytes: AsyncIterable<Buffer>) => sealStream(keys, bytes);
    const target = createWriteStream(part, { mode: 0o600, flush: true });
    await pipeline(Readable.from(content), createGzip(), sealing, target);
    await rename(part, file);
    await syncFolder(dirname(file));
  } catch (problem) {
    await rm(part, { force: true });
    throw whyNotWritten(problem, file) ?? problem;
  }
}

/** What killed backups to this file have left. */
async function removeOldParts(file: string): Promise<void> {
  const names = await readdir(dirname(file)).catch(() => []);
  for (const name of names) {
    const pid = name.startsWith(`${basename(file)}.`) && /\.(\d+)\.[\da-f-]{36}\.part$/.exec(name)?.[1];
    if (pid && !isRunning(Number(pid))) await rm(join(dirname(file), name), { force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (problem) {
    // A process of another user may not be signaled, but it runs.
    return problem instanceof Error && 'code' in problem && problem.code === 'EPERM';
  }
}

function whyNotWritten(problem: unknown, file: string): Error | undefined {
  if (isFullDisk(problem)) {
    return new CommandFailure(
      `The disk of ${file} is full: free some space or name a file on another disk. No backup was written.`,
    );
  }
  const isOfFile =
    problem instanceof Error &&
    'syscall' in problem &&
    ['open', 'write', 'fsync', 'rename'].includes(`${problem.syscall}`);
  if (!isOfFile || !('code' in problem)) return undefined;
  return new UsageProblem(
    `${file} cannot be written (${problem.code}): name a file in an existing folder that is writable. No backup was written.`,
  );
}

/** Rows first, files second: the files that these rows refer to stay in the storage for at least a day. */
async function* everything(
  connection: Connection,
  { clock, files }: CallServices,
  missing: string[],
): AsyncGenerator<string> {
  const named: NamedFile[] = [];
  yield* dumpDatabase(connection, clock.now().toString(), named);
  yield* dumpFiles(files, named, missing);
}
