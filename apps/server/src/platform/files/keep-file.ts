import { Problem } from '@muster/contract';
import type { Clock } from '../clock/clock.ts';
import type { AnonymousContext, Db } from '../http/context.ts';
import { waitingTime } from '../http/waiting-time.ts';
import type { FileStorage } from './file-storage.ts';
import { noteUpload, secondsToRoom } from './stored-file.repository.ts';

const gigabyte = 1024 ** 3;
const quota = { bytes: 2 * gigabyte, hours: 24 };

interface KeepServices {
  /** Outside the call's transaction: what a refused call left in the storage counts too. */
  readonly db: Db;
  readonly files: FileStorage;
  readonly clock: Clock;
}

/**
 * For the context of a call; `userId` is null where nobody signed in. Several at one moment may pass the quota by one file
 * each.
 */
export function keepFileFor(userId: number | null, { db, files, clock }: KeepServices): AnonymousContext['keepFile'] {
  return async (content, bytes) => {
    if (userId === null) throw new Problem('unauthenticated', 'Sign in first: only users bring files.');
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
