import { Problem } from '@muster/contract';
import type { Db } from '../../database/db.ts';
import type { Clock } from '../clock/clock.ts';
import { waitingTime } from '../throttle/waiting-time.ts';
import type { FileStorage } from './file-storage.ts';
import { noteUpload, secondsToRoom } from './stored-file.repository.ts';

const gigabyte = 1024 ** 3;
const quota = { bytes: 2 * gigabyte, hours: 24 };

interface KeepServices {
  /** Outside the call's transaction, so that files of a refused call count too. */
  readonly db: Db;
  readonly files: FileStorage;
  readonly clock: Clock;
}

/**
 * Stores an uploaded file within the user's quota (reliability row 25) and returns its key. A daily job removes files
 * that no record refers to.
 * @throws Problem too-many-tries (429) with the seconds until there is room, storage-full (507)
 */
export type KeepFile = (content: AsyncIterable<Buffer>, bytes: number) => Promise<string>;

/** `userId` is null if nobody is signed in. Concurrent uploads may exceed the quota by one file each. */
export function keepFileFor(userId: number | null, { db, files, clock }: KeepServices): KeepFile {
  return async (content, bytes) => {
    if (userId === null) throw new Problem('unauthenticated', 'Sign in first: only signed-in users can upload files.');
    const upload = { userId, bytes, at: clock.now() };
    const wait = await secondsToRoom(db, upload, quota);
    if (wait > 0) throw overQuota(wait);
    const key = await files.keep(content);
    await noteUpload(db, { ...upload, key });
    return key;
  };
}

function overQuota(wait: number): Problem {
  const { bytes, hours } = quota;
  return new Problem(
    'too-many-tries',
    `You sent ${bytes / gigabyte} GB of files within ${hours} hours, the most that one person may. Try again in ${waitingTime(wait)}.`,
    { retryAfter: wait },
  );
}
