import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { counted } from '@muster/contract/counted.ts';
import { loadDatabase, RestoreRefused } from '../database/backup/load-database.ts';
import { isEmptyDatabase } from '../database/seed/seed-demo.ts';
import { forgetKeyChecks } from '../platform/audit/check-app-keys.ts';
import { FileSealBroken, openStream } from '../platform/crypto/file-cipher.ts';
import { FilesBroken, type RestoredFiles, removeRestored, restoreFiles } from '../platform/files/file-backup.ts';
import { type Command, type CommandContext, CommandFailure, UsageProblem } from './command.ts';

export const databaseRestore: Command = {
  name: 'db:restore',
  usage: 'db:restore FILE',
  summary: 'Restores a backup into an empty database, completely or not at all. Needs the APP_KEY it was written with.',
  positionals: ['FILE'],
  run: async ({ positionals }, ctx) => {
    if (!(await isEmptyDatabase(ctx.services.databases.system))) {
      throw new UsageProblem(
        'This database is in use. Restore into an empty one: name another DATA_DIR or DATABASE_URL.',
      );
    }
    const { rows, files, missing, at } = await restore(resolve(positionals[0] ?? ''), ctx);
    ctx.say(`Restored ${counted(rows, 'row')} and ${counted(files, 'file')}, as of ${at}.`);
    if (missing.length === 0) return;
    for (const sentence of missing) ctx.say(sentence);
    throw new CommandFailure(
      `The backup lacks ${counted(missing.length, 'file')} that could not be read when it was made; everything else is restored.`,
    );
  },
};

async function restore(file: string, { database, keys, services }: CommandContext) {
  const files: RestoredFiles = { count: 0, added: [], missing: [] };
  try {
    const gunzip = createGunzip();
    const unsealing = pipeline(createReadStream(file), (sealed) => openStream(keys, sealed), gunzip);
    // A broken file fails both parts: the unsealing knows the reason, and the loading must be rolled back before the
    // error is shown.
    const [unsealed, loaded] = await Promise.allSettled([
      unsealing,
      loadDatabase(database.connection, restoreFiles(services.files, linesOf(gunzip), files)),
    ]);
    if (loaded.status === 'fulfilled' && unsealed.status === 'fulfilled')
      return { ...loaded.value, files: files.count, missing: files.missing };
    throw unsealed.status === 'rejected' && (unsealed.reason instanceof FileSealBroken || isUnreadable(unsealed.reason))
      ? unsealed.reason
      : (loaded as PromiseRejectedResult).reason;
  } catch (problem) {
    await removeRestored(services.files, files);
    // The next try may bring the key of the backup, which the check of this one would refuse.
    await forgetKeyChecks(services.databases.system);
    if (isUnreadable(problem))
      throw new UsageProblem(
        `${file} cannot be read (${problem.code}): name the file of a backup. Nothing was restored.`,
      );
    const isExpected =
      problem instanceof FileSealBroken || problem instanceof RestoreRefused || problem instanceof FilesBroken;
    if (isExpected) throw new CommandFailure(problem.message);
    throw problem;
  }
}

const isUnreadable = (problem: unknown): problem is NodeJS.ErrnoException =>
  problem instanceof Error && 'syscall' in problem && ['open', 'read'].includes(`${problem.syscall}`);

async function* linesOf(content: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let held = '';
  for await (const part of content) {
    const lines = (held + decoder.decode(part, { stream: true })).split('\n');
    held = lines.pop() ?? '';
    yield* lines;
  }
  if (held !== '') yield held;
}
