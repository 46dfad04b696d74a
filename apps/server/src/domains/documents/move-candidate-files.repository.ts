import type { Db } from '../../database/db.ts';

interface CandidateFiles {
  readonly candidateId: number;
  /** Its shared files are for staff from now on. */
  readonly isNarrowed: boolean;
}

/** Gives the files of a record to the kept one, removed files included. No file is read by more people than before. */
export async function moveCandidateFiles(db: Db, removed: CandidateFiles, kept: CandidateFiles): Promise<void> {
  for (const { candidateId } of [removed, kept].filter(({ isNarrowed }) => isNarrowed))
    await db
      .updateTable('attachment')
      .set({ visibility: 'staff' })
      .where('candidate_id', '=', candidateId)
      .where('visibility', '=', 'client_shared')
      .execute();
  await db
    .updateTable('attachment')
    .set({ candidate_id: kept.candidateId })
    .where('candidate_id', '=', removed.candidateId)
    .execute();
}
