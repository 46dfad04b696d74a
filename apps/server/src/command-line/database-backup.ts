import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { dumpDatabase } from '../database/backup/dump-database.ts';
import { sealStream } from '../platform/crypto/file-cipher.ts';
import type { Command } from './command.ts';

export const databaseBackup: Command = {
  name: 'db:backup',
  usage: 'db:backup FILE',
  summary: 'Writes everything to FILE, sealed with the APP_KEY, while the portal goes on. Keep that key elsewhere.',
  positionals: ['FILE'],
  run: async ({ positionals }, { database, keys, services, say }) => {
    const file = resolve(positionals[0] ?? '');
    const part = `${file}.part`;
    const lines = Readable.from(dumpDatabase(database.connection, services.clock.now().toString()));
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
