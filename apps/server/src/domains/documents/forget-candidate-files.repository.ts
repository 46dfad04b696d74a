import type { Db } from '../../database/db.ts';
import { releaseFile } from '../../platform/files/stored-file.repository.ts';

/** Removes the files of a candidate for good, with those whose removal could be taken back. The sweep of files removes their contents. */
export async function forgetCandidateFiles(db: Db, candidateId: number, now: Temporal.Instant): Promise<void> {
  const removed = await db
    .deleteFrom('attachment')
    .where('candidate_id', '=', candidateId)
    .returning('storage_key')
    .execute();
  for (const { storage_key } of removed) await releaseFile(db, storage_key, now);
}
