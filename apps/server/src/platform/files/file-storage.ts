import { createWriteStream, mkdirSync } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { Problem } from '@muster/contract';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { isFullDisk } from '../../database/embedded/full-disk.ts';
import type { Clock, Random } from '../clock/clock.ts';
import { todayAtHome } from '../clock/today-at-home.ts';
import { openStream, sealStream } from '../crypto/file-cipher.ts';
import type { AppKeys } from '../crypto/key-ring.ts';
import { storageFull } from './storage-full.ts';

/** Stores contents sealed with the APP_KEY. Keys are random: user input never becomes a path. */
export interface FileStorage {
  /** Absolute path of the folder in which uploads wait until their call is answered. */
  readonly incoming: string;
  /**
   * Returns the key. It is unknown until its row is committed, so an incomplete content is never read. @throws Problem
   * storage-full if the disk has no room
   */
  keep(content: AsyncIterable<Buffer>): Promise<string>;
  /** @throws Problem unexpected if the content is missing; the stream fails if it was altered. */
  read(key: string): Promise<Readable>;
  /** Restores a file of a backup under its own key. True if nothing was stored under it before. */
  restore(key: string, content: AsyncIterable<Buffer>): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** Every key stored on this day or before, oldest first. */
  keysUntil(day: string): AsyncGenerator<string>;
}

export interface FileStorageOptions {
  readonly dataDir: string;
  /** `file:` address of another folder. */
  readonly storageUrl: URL | null;
  readonly keys: AppKeys;
  readonly clock: Clock;
  readonly random: Random;
}

const contentKey = /^\d{4}-\d{2}-\d{2}\/[0-9a-f]{32}$/;

export function openFileStorage({ dataDir, storageUrl, keys, clock, random }: FileStorageOptions): FileStorage {
  const root = storageUrl === null ? join(dataDir, 'files') : fileURLToPath(storageUrl);
  const incoming = join(dataDir, 'incoming');
  for (const folder of [root, incoming]) mkdirSync(folder, { recursive: true, mode: 0o700 });
  const disk = new Disk(new FSDriver({ location: root, visibility: 'private' }));

  const write = async (key: string, content: AsyncIterable<Buffer>) => {
    const path = join(root, checked(key));
    try {
      // Checked here, because a failed stream does not say that the disk was full.
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await pipeline(sealStream(keys, content, 'file'), createWriteStream(path, { mode: 0o600 }));
      await sync(path);
      await sync(dirname(path));
      await sync(root);
    } catch (problem) {
      if (!isFullDisk(problem)) throw problem;
      // The incomplete file would take up space until the next sweep.
      await disk.delete(key).catch(() => undefined);
      throw storageFull();
    }
  };
  return {
    incoming,
    async keep(content) {
      const key = `${todayAtHome({ clock })}/${random.bytes(16).toString('hex')}`;
      await write(key, content);
      return key;
    },
    async restore(key, content) {
      const isNew = !(await disk.exists(checked(key)));
      await write(key, content);
      return isNew;
    },
    async read(key) {
      if (!(await disk.exists(checked(key)))) {
        throw new Problem(
          'unexpected',
          'The content of this file is missing in the storage. Ask for it to be restored.',
        );
      }
      return Readable.from(openStream(keys, await disk.getStream(key), 'file'), { objectMode: false });
    },
    remove: (key) => disk.delete(checked(key)),
    async *keysUntil(lastDay) {
      const { objects: days } = await disk.listAll('/');
      const wanted = [...days].map(({ name }) => name).filter((name) => name <= lastDay);
      for (const day of wanted.toSorted()) {
        const { objects: files } = await disk.listAll(day);
        for (const { name } of files) if (contentKey.test(`${day}/${name}`)) yield `${day}/${name}`;
      }
    },
  };
}

function checked(key: string): string {
  if (!contentKey.test(key)) throw new Error('This is not the key of a stored file.');
  return key;
}

/** Flushed to the disk, including the folder entry: only then may a row refer to it. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
