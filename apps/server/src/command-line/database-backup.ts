import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { dumpDatabase } from '../database/backup/dump-database.ts';
import type { Connection } from '../database/connection.ts';
import { sealStream } from '../platform/crypto/file-cipher.ts';
import { dumpFiles } from '../platform/files/file-backup.ts';
import type { CallServices } from '../platform/http/call-services.ts';
import type { Command } from './command.ts';

export const databaseBackup: Command = {
  name: 'db:backup',
  usage: 'db:backup FILE',
  summary:
    'Writes everything to FILE, sealed with the APP_KEY, while the portal keeps running. Store that key elsewhere.',
  positionals: ['FILE'],
  run: async ({ positionals }, { database, keys, services, say }) => {
    const file = resolve(positionals[0] ?? '');
    const part = `${file}.part`;
    const lines = Readable.from(everything(database.connection, services));
    try {
      const sealing = (content: AsyncIterable<Buffer>) => sealStream(keys, content);
      await pipeline(lines, createGzip(), sealing, createWriteStream(part, { mode: 0o600, flush: true }));
      await rename(part, file);
    } catch (problem) {
      await rm(part, { force: true });
      throw problem;
    }
    say(`Backup written to ${file} (${Math.ceil((await stat(file)).size / 1024)} KiB).`);
  },
};

/** Rows first, files second: the files that these rows refer to stay in the storage for at least a day. */
async function* everything(connection: Connection, { clock, files }: CallServices): AsyncGenerator<string> {
  yield* dumpDatabase(connection, clock.now().toString());
  yield* dumpFiles(files);
}
